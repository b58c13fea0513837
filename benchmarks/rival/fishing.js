// Shokoba for two (2023) on boardgame.io, as like ours in what a table does and tells as we can make it: the whole rules,
// every set that a card can take, the story of a move with its sentences, and for whoever is to act the legal moves as
// data. Nobody gets the other hand or the deck. When a match is over, the next one begins at the same table.
const { INVALID_MOVE } = require("boardgame.io/core");

const VALUES = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
const FACES = VALUES.flatMap((value) => (value === 7 ? ["D7", "E7"] : [`R${value}`, `S${value}`]));
const ORDER = new Map(FACES.map((face, at) => [face, at]));
const PACK = FACES.flatMap((face) => Array("DR".includes(face[0]) ? 1 : 3).fill(face));
const CATEGORIES = { diamond: "D", emeralds: "E", rubies: "R", sapphires: "S", cards: "DERS" };
const NAMES = ["Anne", "Bob"];
const TARGET = 7;
const value = (card) => Number(card.slice(1));

// All sets of the table's cards with this sum, equal cards being equal.
function sums(table, wanted) {
  const many = new Map();
  for (const card of table) many.set(card, (many.get(card) ?? 0) + 1);
  const faces = [...many.keys()].sort((one, other) => ORDER.get(one) - ORDER.get(other));
  const found = [];
  const look = (at, left, taken) => {
    if (left === 0) found.push(taken);
    else if (at < faces.length) {
      const face = faces[at];
      const most = Math.min(many.get(face), Math.floor(left / value(face)));
      for (let count = most; count >= 0; count--) look(at + 1, left - count * value(face), [...taken, ...Array(count).fill(face)]);
    }
  };
  look(0, wanted, []);
  return found;
}

function legal(table, hand) {
  return [...new Set(hand)].flatMap((card) => {
    const ways = sums(table, value(card));
    if (!ways.length) return [{ text: card, kind: "lay", card }];
    return ways.map((taken) => ({ text: `${card}x${taken.join("+")}`, kind: "take", card, taken }));
  });
}

function without(cards, taken) {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

const SENTENCES = {
  laid: (one) => `${NAMES[one.seat]} lays ${one.card}.`,
  took: (one) => `${NAMES[one.seat]} plays ${one.card} and takes ${one.taken.join(" ")}.`,
  shokoba: (one) => `SHOKOBA! A gem for ${NAMES[one.seat]}.`,
  swept: (one) => `${NAMES[one.seat]} took last and sweeps ${one.cards.join(" ")}.`,
  unswept: (one) => `Nobody has taken: ${one.cards.join(" ")} go to nobody.`,
  gem: (one) => `${NAMES[one.seats[0]]} wins the gem for ${one.category} (${one.counts.join(" : ")}).`,
  tied: (one) => `Nobody wins the gem for ${one.category} (${one.counts.join(" : ")}).`,
  over: (one) => `${one.winners.map((seat) => NAMES[seat]).join(" and ")} wins with ${Math.max(...one.scores)} gems.`,
  round: (one) => `Round ${one.round}: ${NAMES[one.first]} begins.`,
  dealt: (one) => `${NAMES[one.seat]} deals.`,
};

function deal(G) {
  for (const seat of [1 - G.dealer, G.dealer]) G.hands[seat] = G.deck.splice(0, 3);
}

function begin(G, random, dealer) {
  Object.assign(G, { deck: random.Shuffle([...PACK]), dealer, hands: [[], []], piles: [[], []], lastTaker: null });
  deal(G);
  G.table = G.deck.splice(0, 4);
}

// The end of a round: who sweeps the table, who has most of what, and whether the match is over.
function count(G, random) {
  const told = [];
  if (G.table.length) {
    if (G.lastTaker === null) told.push({ what: "unswept", clause: "SHO-19", cards: [...G.table] });
    else {
      told.push({ what: "swept", clause: "SHO-18", seat: G.lastTaker, cards: [...G.table] });
      G.piles[G.lastTaker].push(...G.table);
    }
  }
  const piles = G.piles.map((pile) => [...pile]);
  for (const [category, gems] of Object.entries(CATEGORIES)) {
    const counts = piles.map((pile) => pile.filter((card) => gems.includes(card[0])).length);
    if (counts[0] === counts[1]) told.push({ what: "tied", clause: "SHO-21", category, counts });
    else {
      const seat = counts[0] > counts[1] ? 0 : 1;
      G.gems[seat] += 1;
      told.push({ what: "gem", clause: "SHO-20", seats: [seat], category, counts });
    }
  }
  const best = Math.max(...G.gems);
  if (best >= TARGET) {
    const winners = [0, 1].filter((seat) => G.gems[seat] === best);
    told.push({ what: "over", winners, scores: [...G.gems], reason: winners.length > 1 ? "tied-win" : "most-gems" });
    Object.assign(G, { gems: [0, 0], round: 0 });
  }
  G.round += 1;
  begin(G, random, 1 - G.dealer);
  told.push({ what: "round", clause: "SHO-12", round: G.round, first: 1 - G.dealer });
  told.push({ what: "dealt", clause: "SHO-10", seat: G.dealer });
  return told;
}

function play({ G, random, playerID }, text) {
  const seat = Number(playerID);
  const table = [...G.table];
  const hand = [...G.hands[seat]];
  const move = legal(table, hand).find((known) => known.text === text);
  if (!move) return INVALID_MOVE;
  const told = [];
  let next = 1 - seat;
  G.hands[seat] = without(hand, [move.card]);
  if (move.kind === "take") {
    G.table = without(table, move.taken);
    G.piles[seat].push(move.card, ...move.taken);
    G.lastTaker = seat;
    told.push({ what: "took", clause: "SHO-14", seat, card: move.card, taken: move.taken });
    if (move.taken.length === table.length) {
      G.gems[seat] += 1;
      told.push({ what: "shokoba", clause: "SHO-16", seat });
    }
  } else {
    G.table = [...table, move.card];
    told.push({ what: "laid", clause: "SHO-15", seat, card: move.card });
  }
  if (!G.hands[0].length && !G.hands[1].length) {
    if (G.deck.length) {
      deal(G);
      told.push({ what: "dealt", clause: "SHO-17", seat: G.dealer });
    } else told.push(...count(G, random));
    next = 1 - G.dealer;
  }
  Object.assign(G, { next, move, happened: told, words: told.map((one) => SENTENCES[one.what](one)) });
}

exports.Fishing = {
  name: "fishing",
  setup: ({ random }) => {
    const G = { round: 1, gems: [0, 0], move: null, happened: [], words: [] };
    begin(G, random, 1);
    return G;
  },
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  playerView: ({ G, ctx, playerID }) => {
    const seat = playerID === null || playerID === undefined ? null : Number(playerID);
    const { deck: undealt, hands, piles, gems, next, ...open } = G;
    return {
      ...open,
      undealt: undealt.length,
      hand: seat === null ? [] : hands[seat],
      hand_sizes: hands.map((hand) => hand.length),
      sides: [0, 1].map((side) => ({ seats: [side], gems: gems[side], pile: piles[side].length })),
      moves: seat !== null && ctx.currentPlayer === playerID ? legal(G.table, hands[seat]) : [],
    };
  },
};
