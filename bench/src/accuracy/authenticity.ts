import {
  draws,
  type FollowerAccount,
  fewestFollowers,
  followerFeatures,
  followerScore,
  followerWeights,
  suspectShare,
} from "@fanradar/engine";
import { mean } from "simple-statistics";
import { inFolds } from "./folds.ts";
import { type AccuracyLine, percent, rounded } from "./line.ts";
import { fitLogistic } from "./logistic.ts";

import { isFittedOn, numberIn, type Row, readCsv } from "./read-csv.ts";

const file = "fake-instagram/accounts.csv";
const ridge = 2;
const mixtures = { shares: [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7], each: 10 };

interface Judged {
  account: FollowerAccount;
  isFake: boolean;
}

interface Scored extends Judged {
  score: number;
  base: number;
}

/**
 * Whether an account is told to be bought (`auc`, `f1` at even odds), and how far the told share of fakes in a sample of 200
 * lies from the true one (`shareError`, percent points, mean over samples of 2 to 70 %; `shareWithin5` percent of samples).
 */
export function authenticityAccuracy(folder: string): AccuracyLine[] {
  const started = performance.now();
  const judged = shuffled(readCsv(folder, file).map(judgedOf));
  const isSeen = isFittedOn(folder, file);
  const parts = isSeen
    ? inFolds(judged).map(({ known, unseen }) => scoredBy(fit(known), unseen))
    : [scoredBy(followerWeights, judged)];
  const scored = parts.flat();
  const draw = draws(2);
  const told = parts.flatMap((part) => sharesOf(part, draw));
  const raw = told.map(({ truth, counted }) => Math.abs(counted - truth));
  return [
    {
      part: "authenticity",
      set: "fake-instagram",
      n: scored.length,
      fakes: scored.filter(({ isFake }) => isFake).length,
      auc: rounded(aucOf(scored, ({ score }) => score)),
      f1: rounded(f1Of(scored, ({ score }) => score > 0)),
      shareError: percent(mean(told.map(({ truth, share }) => Math.abs(share.value - truth)))),
      shareWithin5: percent(mean(told.map(({ truth, share }) => Number(Math.abs(share.value - truth) <= 0.05)))),
      coverage80: percent(mean(told.map(({ truth, share }) => Number(share.low <= truth && truth <= share.high)))),
      constants: isSeen ? "refitted in folds by account" : "shipped",
      weights: fit(judged),
      baseline: {
        "following ÷ followers": { auc: rounded(aucOf(scored, ratio)) },
        "rules, 2 of 5": { f1: rounded(f1Of(scored, followsRules)) },
        "share counted above even odds": {
          shareError: percent(mean(raw)),
          shareWithin5: percent(mean(raw.map((error) => Number(error <= 0.05)))),
        },
      },
      seconds: rounded((performance.now() - started) / 1000, 2),
    },
  ];
}

function judgedOf(row: Row): Judged {
  const of = (column: string) => numberIn(row, column) ?? 0;
  return {
    account: {
      followers: of("userFollowerCount"),
      following: of("userFollowingCount"),
      posts: of("userMediaCount"),
      bioLength: of("userBiographyLength"),
      hasPicture: of("userHasProfilPic") === 1,
      isPrivate: of("userIsPrivate") === 1,
      // Names are not in the set, only their length and how many digits they have.
      username: "0".repeat(of("usernameDigitCount")).padEnd(of("usernameLength"), "a"),
    },
    isFake: row.isFake === "1",
  };
}

function fit(known: Judged[]) {
  const { intercept, features } = fitLogistic(
    known.map(({ account }) => followerFeatures(account)),
    known.map(({ isFake }) => Number(isFake)),
    { ridge },
  );
  const base = mean(known.map(({ isFake }) => Number(isFake)));
  return {
    intercept: rounded(intercept, 4),
    features: features.map((weight) => rounded(weight, 4)),
    base: rounded(base, 4),
  };
}

const scoredBy = (weights: typeof followerWeights, judged: Judged[]): Scored[] =>
  judged.map((one) => ({ ...one, score: followerScore(one.account, weights), base: weights.base }));

/** Real and fake stand in blocks in the file; folds are of every fifth. */
function shuffled<T>(list: T[]): T[] {
  const draw = draws(1);
  return list
    .map((one) => ({ one, at: draw() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Samples of known shares, with replacement, of accounts that one model has not seen: its errors are theirs all together. */
function sharesOf(scored: Scored[], draw: () => number) {
  const among = (isFake: boolean) => scored.filter((one) => one.isFake === isFake);
  const [fake, real] = [among(true), among(false)];
  const pick = (from: Scored[], count: number) =>
    Array.from({ length: count }, () => from[Math.floor(draw() * from.length)]).filter((one) => one !== undefined);
  return mixtures.shares.flatMap((truth) =>
    Array.from({ length: mixtures.each }, () => {
      const fakes = Math.round(truth * fewestFollowers);
      const sample = [...pick(fake, fakes), ...pick(real, fewestFollowers - fakes)];
      const base = mean(sample.map((one) => one.base));
      const counted = sample.filter(({ score }) => score > 0).length / sample.length;
      return {
        truth,
        counted,
        share: suspectShare(
          sample.map(({ score }) => score),
          { base },
        ),
      };
    }),
  );
}

/** Chance that a fake scores above a real one; equals count half. */
function aucOf(scored: Scored[], scoreOf: (one: Scored) => number): number {
  const real = scored.filter(({ isFake }) => !isFake).map(scoreOf);
  const wins = scored
    .filter(({ isFake }) => isFake)
    .map((one) => mean(real.map((score) => (scoreOf(one) > score ? 1 : scoreOf(one) === score ? 0.5 : 0))));
  return mean(wins);
}

function f1Of(scored: Scored[], tells: (one: Scored) => boolean): number {
  const right = scored.filter((one) => one.isFake && tells(one)).length;
  const wrong = scored.filter((one) => one.isFake !== tells(one)).length;
  return (2 * right) / (2 * right + wrong);
}

const ratio = ({ account }: Judged) => (account.following + 1) / (account.followers + 1);

/** As lists of advice have it. */
function followsRules({ account }: Judged): boolean {
  const signs = [
    !account.hasPicture,
    account.posts === 0,
    account.bioLength === 0,
    account.following > 10 * account.followers,
    /\d{4}/.test(account.username),
  ];
  return signs.filter(Boolean).length >= 2;
}
