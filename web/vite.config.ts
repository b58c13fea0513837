import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const SERVER = process.env.LUDOTHEQUE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"], alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    outDir: "../src/ludotheque/server/pages",
    emptyOutDir: true,
    manifest: true, // which files are a game's, for the tests
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows nothing inline
    modulePreload: { polyfill: false },
    // What several pages need is one file, not twenty: a table is there after 16 requests instead of 44.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "shared", test: /\/web\/src\/(art|lib|parts|rules|table|texts)\//, minShareCount: 2 }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } }, // rulebooks, for the tests
  // A file in a context of its own, not in a process; a test may take long, however busy the machine is.
  test: { include: ["src/**/*.test.ts"], pool: "vmThreads", testTimeout: 60_000 },
});
