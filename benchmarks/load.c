/* Players for benchmarks/server.py: many two-player tables, one thread, loopback only, C so that they are never what
 * one waits for.
 *
 *   cc -O2 -o load load.c
 *   load ludotheque|boardgame.io PORT[,PORT] WARM SECONDS PACE < TABLES
 *
 * A line of TABLES is `table token token`. With two ports the two players of a table are at different processes.
 * Ours: a command is a POST on a connection that stays open, events come by WebSocket. boardgame.io: socket.io for both;
 * it tells a move before its files have it and then refuses the next one without a word, so that one is sent again.
 * The next move of a table is sent when both players have the event of the last one and the command is answered; with a
 * PACE (seconds), not before its time either. Latency is from sending a move to the event of the OTHER player.
 * Prints {"connected": seconds until everybody had their first event, "version": sum of their versions}, then after WARM
 * seconds {"begins": true}, then the figures; without SECONDS it only stays connected until its input ends. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PLAYERS = 2, LONGEST_MOVE = 256, CHUNK = 65536, MOST_SAMPLES = 4000000 };
#define PATIENCE 60.0 /* seconds for a server to be there, and for the first events */
#define AGAIN 2.0     /* seconds until boardgame.io is told once more */

typedef struct Table Table;
typedef struct { int fd, player, is_socket, upgraded; Table *table; char *in; size_t held, room; } Line;
struct Table {
  char id[64], token[PLAYERS][80], move[LONGEST_MOVE];
  Line command[PLAYERS], events[PLAYERS];
  long version, seen[PLAYERS], commands;
  int mover, over, sender, busy, answered, playing; /* over: how many commands since the end of the match, from 1 */
  double sent, told, due;
};

static int ports[PLAYERS], poller, many, theirs, measuring;
static Table *tables;
static double pace, *latency, *answer;
static long latencies, answers, lost, refused, matches, received, repeated;

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec / 1e9; }
static void fail(const char *why) { fprintf(stderr, "load: %s (%s)\n", why, strerror(errno)); exit(1); }
static char *find(const char *in, const char *end, const char *what) { return memmem(in, end - in, what, strlen(what)); }

/* Sending */

static void put(int fd, const char *data, size_t left) {
  while (left) {
    ssize_t sent = send(fd, data, left, MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN) { lost++; return; }
    if (sent < 0) poll(&(struct pollfd){.fd = fd, .events = POLLOUT}, 1, 1000);
    else data += sent, left -= sent;
  }
}

static void put_frame(int fd, int kind, const char *data, size_t size) { /* clients mask what they send; by zeros is allowed */
  char out[1024]; size_t head = size < 126 ? 6 : 8;
  if (size > sizeof out - head) fail("a frame too large");
  memset(out, 0, head), out[0] = 0x80 | kind, out[1] = 0x80 | (size < 126 ? size : 126);
  if (head == 8) out[2] = size >> 8, out[3] = size;
  memcpy(out + head, data, size);
  put(fd, out, head + size);
}

static void post(Table *t, const char *does) { /* one command of the sender */
  char body[640], text[1280];
  int size = snprintf(body, sizeof body, "{\"version\":%ld,\"key\":\"%ld\",%s}", t->version, ++t->commands, does);
  int all = snprintf(text, sizeof text, "POST /api/tables/%s/commands HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\n"
    "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", t->id, t->token[t->sender], size, body);
  put(t->command[t->sender].fd, text, all);
}

static void update(Table *t) { /* the same for boardgame.io */
  char text[640];
  int size = snprintf(text, sizeof text, "42/fishing,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"play\",\"args\":[\"%s\"],"
    "\"playerID\":\"%d\",\"credentials\":\"%s\"}},%ld,\"%s\",\"%d\"]",
    t->move, t->sender, t->token[t->sender], t->version, t->id, t->sender);
  put_frame(t->events[t->sender].fd, 1, text, size);
}

static void act(Table *t) {
  char does[LONGEST_MOVE + 64];
  t->busy = 1, t->answered = theirs, t->playing = !t->over;
  t->sender = t->over ? (t->over - 1) % PLAYERS : t->mover; /* when a match is over, one proposes the next, the other agrees */
  snprintf(does, sizeof does, t->over ? "\"do\":\"rematch\"" : "\"do\":\"play\",\"moves\":[\"%s\"]", t->move);
  t->sent = t->told = now();
  if (theirs) update(t); else post(t, does);
}

static void go_on(Table *t) {
  if (!t->busy || !t->answered || t->seen[0] <= t->version || t->seen[1] <= t->version) return;
  t->busy = 0, t->version = t->seen[0];
  if (!pace) act(t);
  else if (theirs) t->due = now() + pace; /* time for its files */
  else if ((t->due += pace) < now()) t->due = now();
}

/* Receiving */

static void answered(Table *t, int status, const char *body, size_t size) {
  if (status != 200 && refused++ < 3) fprintf(stderr, "status %d: %.*s\n", status, (int)(size < 400 ? size : 400), body);
  if (status != 200) { t->due = now() + 1e9; return; } /* nothing more of this table */
  if (measuring && t->playing && answers < MOST_SAMPLES) answer[answers++] = now() - t->sent;
  t->answered = 1;
  go_on(t);
}

static int choose(Table *t, const char *in, const char *end) { /* one of the moves in a list of {"text": …}; how many there are */
  int depth = 0, count = 0;
  for (const char *at = in; at < end; at++)
    if (*at == '"') {
      const char *text = at + 1;
      for (at++; at < end && *at != '"'; at++) if (*at == '\\') at++;
      if (depth == 2 && !strncmp(text, "text\":\"", 7) && random() % ++count == 0) {
        const char *close = memchr(text + 7, '"', end - text - 7);
        snprintf(t->move, sizeof t->move, "%.*s", (int)(close - text - 7), text + 7);
      }
    } else if (*at == '[' || *at == '{') depth++;
    else if ((*at == ']' || *at == '}') && --depth == 0) break;
  return count;
}

static void event(Table *t, int player, const char *in, const char *end) {
  double at = now();
  const char *version = find(in, end, theirs ? "\"_stateID\":" : "\"version\":"), *view = find(in, end, theirs ? "\"G\":{" : "\"view\":{");
  if (!version || !view) { lost++; return; }
  long number = atol(strchr(version, ':') + 1);
  if (number <= t->seen[player]) return;
  if (t->seen[player] >= 0 && number != t->seen[player] + 1) lost++;
  t->seen[player] = number;
  if (measuring && t->busy && t->playing && player != t->sender && latencies < MOST_SAMPLES) latency[latencies++] = at - t->sent;
  const char *moves = find(view, end, "\"moves\":["), *turn = find(view, end, "\"turn\":");
  if (moves && choose(t, moves + 8, end)) t->mover = player, t->over = 0;
  else if (turn && !strncmp(turn + 7, "null", 4) && player == 0) matches += measuring && !t->over, t->over++;
  go_on(t);
}

static void spoken(Line *l, const char *in, const char *end) { /* boardgame.io: what socket.io brings */
  char text[256];
  if (*in == '0') put_frame(l->fd, 1, "40/fishing,", 11);
  else if (*in == '2') put_frame(l->fd, 1, "3", 1);
  else if (in[0] == '4' && in[1] == '0')
    put_frame(l->fd, 1, text, snprintf(text, sizeof text, "42/fishing,[\"sync\",\"%s\",\"%d\",\"%s\",2]",
      l->table->id, l->player, l->table->token[l->player]));
  else if (find(in, end, "[\"update\"") || find(in, end, "[\"sync\"")) event(l->table, l->player, in, end);
}

static size_t frame(Line *l, char *in, size_t size) { /* how many bytes one WebSocket frame took; 0: not yet there */
  unsigned char *head = (unsigned char *)in;
  if (size < 2) return 0;
  size_t length = head[1] & 127, start = length == 126 ? 4 : length == 127 ? 10 : 2;
  if (size < start) return 0;
  if (start > 2) { length = 0; for (size_t i = 2; i < start; i++) length = length << 8 | head[i]; }
  if (size < start + length) return 0;
  if ((head[0] & 15) == 9) put_frame(l->fd, 10, in + start, length);
  else if ((head[0] & 15) == 8) { lost++; fprintf(stderr, "closed with %d\n", head[start] << 8 | head[start + 1]); }
  else if (theirs) spoken(l, in + start, in + start + length);
  else event(l->table, l->player, in + start, in + start + length);
  return start + length;
}

static size_t response(Line *l, char *in, size_t size) { /* the same of an HTTP response */
  char *end = find(in, in + size, "\r\n\r\n"), *field;
  if (!end) return 0;
  size_t head = end + 4 - in, length = 0;
  *end = 0;
  if ((field = strcasestr(in, "content-length:"))) length = atol(field + 15);
  *end = '\r';
  if (size < head + length) return 0;
  int status = atoi(in + 9);
  if (!l->is_socket) answered(l->table, status, in + head, length);
  else if (status != 101) { fprintf(stderr, "%.*s\n", (int)size, in); fail("no WebSocket"); }
  l->upgraded = l->is_socket;
  return head + length;
}

static void receive(Line *l) {
  if (l->room < l->held + CHUNK + 1) l->in = realloc(l->in, l->room = 2 * l->held + CHUNK + 1);
  ssize_t got = recv(l->fd, l->in + l->held, CHUNK, MSG_DONTWAIT);
  if (got < 0 && errno == EAGAIN) return;
  if (got <= 0) { lost++; epoll_ctl(poller, EPOLL_CTL_DEL, l->fd, 0); return; }
  l->held += got, received += got;
  size_t used = 0;
  for (size_t took = 1; took && used < l->held; used += took)
    took = (l->upgraded ? frame : response)(l, l->in + used, l->held - used);
  memmove(l->in, l->in + used, l->held -= used);
  if (!l->held) free(l->in), l->in = 0, l->room = 0;
}

/* Running */

static void dial(Line *l, Table *t, int player, int is_socket) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(ports[player]), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  *l = (Line){.table = t, .player = player, .is_socket = is_socket};
  for (double end = now() + PATIENCE;; usleep(2000)) {
    l->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (!connect(l->fd, (void *)&to, sizeof to)) break;
    close(l->fd);
    if (now() > end) fail("nobody is there");
  }
  setsockopt(l->fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
  epoll_ctl(poller, EPOLL_CTL_ADD, l->fd, &(struct epoll_event){.events = EPOLLIN, .data.ptr = l});
}

static void listen_to(Table *t, int player) {
  char text[640], path[128];
  snprintf(path, sizeof path, theirs ? "/socket.io/?EIO=4&transport=websocket" : "/api/tables/%s/events?after=-1", t->id);
  int size = snprintf(text, sizeof text, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", path, t->token[player]);
  t->seen[player] = -1;
  dial(&t->events[player], t, player, 1);
  put(t->events[player].fd, text, size);
}

static void run(double until) {
  struct epoll_event ready[256];
  for (double at; (at = now()) < until;) {
    double wake = until;
    for (int i = 0; pace && i < many; i++) if (!tables[i].busy) {
      if (tables[i].due <= at) act(&tables[i]); else if (tables[i].due < wake) wake = tables[i].due;
    }
    for (int i = 0; theirs && i < many; i++)
      if (tables[i].busy && tables[i].told + AGAIN < at) tables[i].told = at, repeated++, update(&tables[i]);
    int left = (wake - now()) * 1e3 + 1, got = epoll_wait(poller, ready, 256, left < 0 ? 0 : left > 20 ? 20 : left);
    for (int i = 0; i < got; i++) receive(ready[i].data.ptr);
  }
}

static void read_tables(void) {
  for (int room = 0;; many++) {
    if (many == room) tables = realloc(tables, (room = 2 * room + 64) * sizeof *tables);
    Table *t = &tables[many];
    *t = (Table){0};
    char line[256];
    if (!fgets(line, sizeof line, stdin) || *line == '\n') return;
    if (sscanf(line, "%63s %79s %79s", t->id, t->token[0], t->token[1]) != 3) fail("no table");
  }
}

static int waiting(void) {
  int count = 0;
  for (int i = 0; i < many; i++) count += (tables[i].seen[0] < 0) + (tables[i].seen[1] < 0);
  return count;
}

static void connect_all(int only_listen) {
  double begun = 0; long versions = 0;
  for (int i = 0; i < many; i++)
    for (int player = 0; player < PLAYERS; player++) {
      listen_to(&tables[i], player);
      if (!begun) begun = now();
      if (!theirs && !only_listen) dial(&tables[i].command[player], &tables[i], player, 0);
    }
  double kept = pace;
  for (pace = 0; waiting(); run(now() + 0.002)) if (now() > begun + PATIENCE) fail("no first event");
  pace = kept;
  for (int i = 0; i < many; i++) tables[i].version = tables[i].seen[0], versions += tables[i].seen[0];
  printf("{\"connected\":%.4f,\"versions\":%ld}\n", now() - begun, versions), fflush(stdout);
}

static int rising(const void *a, const void *b) { double d = *(double *)a - *(double *)b; return d < 0 ? -1 : d > 0; }
static double share(double *list, long n, double part) { return n ? 1e3 * list[(long)(part * (n - 1))] : -1; }
static double cpu(void) {
  struct rusage r; getrusage(RUSAGE_SELF, &r);
  return r.ru_utime.tv_sec + r.ru_stime.tv_sec + (r.ru_utime.tv_usec + r.ru_stime.tv_usec) / 1e6;
}

int main(int argc, char **argv) {
  if (argc != 6) { fprintf(stderr, "load ludotheque|boardgame.io PORT[,PORT] WARM SECONDS PACE < TABLES\n"); return 2; }
  theirs = !strcmp(argv[1], "boardgame.io"), ports[0] = ports[1] = atoi(argv[2]);
  if (strchr(argv[2], ',')) ports[1] = atoi(strchr(argv[2], ',') + 1);
  double warm = atof(argv[3]), seconds = atof(argv[4]);
  pace = atof(argv[5]), poller = epoll_create1(0);
  latency = malloc(MOST_SAMPLES * sizeof *latency), answer = malloc(MOST_SAMPLES * sizeof *answer);
  read_tables(), connect_all(!seconds);
  if (!seconds) { /* stay connected, and answer pings, until nobody wants it any more */
    for (struct pollfd input = {.fd = 0, .events = POLLIN}; !poll(&input, 1, 0); run(now() + 0.1));
    printf("{\"lost\":%ld}\n", lost);
    return 0;
  }
  double start = now();
  for (int i = 0; i < many; i++) if (pace) tables[i].due = start + pace * i / many; else act(&tables[i]);
  run(start + warm);
  printf("{\"begins\":true}\n"), fflush(stdout);
  double begin = now(), used = cpu(); long before = received;
  measuring = 1, run(begin + seconds), measuring = 0;
  double time = now() - begin;
  qsort(latency, latencies, sizeof *latency, rising), qsort(answer, answers, sizeof *answer, rising);
  printf("{\"seconds\":%.3f,\"moves\":%ld,\"p50\":%.2f,\"p99\":%.2f,\"max\":%.2f,\"answer_p50\":%.2f,\"answer_p99\":%.2f,\"matches\":%ld,"
    "\"lost\":%ld,\"refused\":%ld,\"repeated\":%ld,\"load_cpu\":%.3f,\"bytes\":%ld}\n",
    time, latencies, share(latency, latencies, .5), share(latency, latencies, .99), share(latency, latencies, 1), share(answer, answers, .5),
    share(answer, answers, .99), matches, lost, refused, repeated, cpu() - used, received - before);
  return 0;
}
