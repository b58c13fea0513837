/** Requests to our server, and its refusals. */

export interface Refusal {
  error: string;
  key: string;
  clause?: string;
  field?: string;
  facts: Record<string, unknown>;
  message: { fr: string; en: string };
  instead?: string[];
  missed?: unknown[];
}

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.key);
  }
}

/** There was no answer. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const sent: RequestInit = { method, headers: { accept: "application/json" }, credentials: "same-origin" };
  if (body !== undefined) {
    sent.body = JSON.stringify(body);
    sent.headers = { ...sent.headers, "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, sent);
  } catch (trouble) {
    throw new Unreachable("no answer", { cause: trouble });
  }
  if (answer.status === 204) return undefined as T;
  const type = answer.headers.get("content-type") ?? "";
  if (!type.startsWith("application/json")) throw new Unreachable(`${answer.status} from something that is not ours`);
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Refused(answer.status, told as Refusal);
  return told as T;
}

/** A name for a command, so that it happens once however often it is sent. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
