import type { TextClause } from "./clauses.ts";
import {
  another,
  claims,
  cues,
  dwells,
  guarded,
  hunts,
  mild,
  places,
  relatives,
  same,
  seeks,
  strong,
  telegram,
  weak,
} from "./own.ts";
import {
  about,
  anybody,
  asFan,
  crowds,
  helpers,
  implied,
  others,
  ownPattern,
  personFrames,
  self,
  shown,
  someName,
  toAssistant,
} from "./persons.ts";
import { plain } from "./plain.ts";
import { impersonalTopics, searchMedia, searchTopics } from "./topics.ts";
import { callings, digs, hides, isAdmired, isPraise, kin, parcels, praised, traces, unmasks } from "./traces.ts";

/** What the clauses before have told. */
export interface ClauseContext {
  /** Names are told by their capital, but not where every noun has one. */
  names: boolean;
  before: ClauseFindings | undefined;
}

/** What a clause names. */
export interface ClauseFindings {
  hunts: boolean;
  guarded: boolean;
  /** A person's own is named, but the asker's: 'my address'. */
  ownLife: boolean;
  anybody: boolean;
  strong: boolean;
  relatives: boolean;
  another: boolean;
  same: boolean;
  telegram: boolean;
  weak: boolean;
  mild: boolean;
  others: boolean;
  /** By a name with a capital. */
  named: boolean;
  implied: boolean;
  about: boolean;
  /** By more than a handle. */
  pronoun: boolean;
  cue: boolean;
  crowd: boolean;
  self: boolean;
  mine: boolean;
  topic: boolean;
  media: boolean;
  seeks: boolean;
  /** What gives somebody away: a tattoo, a door, a view. */
  traced: boolean;
  /** Something is to be found out. */
  digs: boolean;
  /** Something of one's own is to be kept. */
  hides: boolean;
  /** It tells what somebody is or does, and asks nothing. */
  praises: boolean;
  helped: boolean;
  words: number;
  asks: boolean;
  /** It asks of somebody, and names nothing of a person: 'is she gonna make it by friday?' */
  isVague: boolean;
}

/** What a clause names, and whether it asks for a person; it is remembered for the next. */
export function findInClause(clause: TextClause, read: ClauseContext): ClauseFindings {
  const { before } = read;
  const named = naming.test(clause.text) ? clause.text.replace(quoted, " ") : clause.text;
  const said = plain(withNames(withoutPolite({ ...clause, text: named }), read.names));
  const whole = said.replace(asFan, " ").replace(toAssistant, " ").replace(personFrames, " ").replace(/ {2,}/g, " ");
  const bare = whole.replace(ownPattern, " ").replace(impersonalTopics, " ");
  const isAsked = /\?/.test(clause.text);
  const text = !isAsked && isAdmired(bare) ? bare.replace(praised, "") : bare;
  const crowdAt = text.search(crowds);
  // What fans have is theirs: 'do her fans have children?'; 'her number, for my fans' is hers.
  const isNamed = (list: RegExp) => {
    const at = text.search(list);
    return at >= 0 && (crowdAt < 0 || at < crowdAt);
  };
  const sent = parcels.test(text);
  const traced = sent || traces.test(text);
  const isAbout = about.test(text) || shown.test(text);
  const isSelf = self.test(text);
  const mine = said.search(ownPattern) >= 0;
  const seen: ClauseFindings = {
    hunts:
      hunts.test(text) ||
      unmasks.test(text) ||
      claims.test(whole) ||
      kin.test(whole) ||
      (dwells.test(text) && !crowds.test(whole)),
    guarded: guarded.test(text) || places.test(text),
    ownLife: isLife(whole) && !isLife(text),
    anybody: anybody.test(text),
    strong: isNamed(strong),
    relatives: isNamed(relatives),
    another: isNamed(another),
    same: same.test(text),
    telegram: telegram.test(text),
    weak: weak.test(text) || traced || callings.test(text),
    mild: mild.test(text),
    others: others.test(text) || shown.test(text),
    named: text.includes(` ${someName}`),
    implied: implied.test(text),
    about: isAbout,
    pronoun: about.test(text.replace(/ @[^ ]+/g, "")) || shown.test(text),
    cue: cues.test(text),
    crowd: crowdAt >= 0,
    self: isSelf,
    mine,
    topic: searchTopics.test(whole),
    media: searchMedia.test(whole) || searchMedia.test(said),
    seeks: seeks.test(text),
    traced,
    digs: digs.test(text) || (sent && isAbout),
    hides: hides.test(whole) && (mine || (isSelf && !isAbout)),
    praises: !isAsked && isPraise(said),
    helped: helpers.test(said) || before?.helped === true,
    words: text.trim().split(" ").length,
    asks: false,
    isVague: false,
  };
  seen.asks = isSearch(seen, before) || isOfSomebody(seen, before);
  seen.isVague = seen.asks && !seen.seeks && !isSearch(seen, before);
  read.before = seen;
  return seen;
}

/** What a series or a tier is to be called is a title, whatever it says. */
const naming =
  /\b(?:call|nam(?:e[ds]?|ing)|titles?d?|series|llam|serie|reihe|t[ií]tul|appel|nenn|hei[sß]|titre|titel)/iu;
const quoted = /["“„«][^"“”„«»]{1,60}["”“»]/gu;

/** 'Sie' and 'Ihr' with a capital inside a sentence are the one who is spoken to. */
const withoutPolite = ({ text, isFirst }: TextClause) =>
  isFirst
    ? text.replace(/(?<=\S\s+)(?:Sie|Ihr(?:e[nmrs]?)?)\b/gu, "")
    : text.replace(/\b(?:Sie|Ihr(?:e[nmrs]?)?)\b/gu, "");

/** A word with a capital inside a clause, of no platform, is somebody's name or a place's. */
const withNames = (text: string, reads: boolean) =>
  text.replace(
    reads
      ? /(?<=[\p{Ll}\p{N},]\s+)(?!I\b|X\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May\b|June|July|August|September|October|November|December|Instagram|TikTok|Only|Twitter|You|Face|Reels|Linked|Snap|Tele|Whats)\p{Lu}\p{Ll}{1,20}(?![\p{L}\p{N}])/gu
      : afterGermanVerb,
    (name) => {
      const word = plain(name);
      return isLife(word) || another.test(word) || mild.test(word) || searchTopics.test(word) || searchMedia.test(word)
        ? name
        : `${someName}${name}`;
    },
  );

/** Where every noun has a capital, a name is told by the word before it. */
const afterGermanVerb =
  /(?<=\b(?:geht|wohnt|lebt|arbeitet|studiert|heißt|kommt|hat|von|doch|ist|war)\s+)(?!Instagram|TikTok|Only)\p{Lu}\p{Ll}{1,20}(?![\p{L}\p{N}])/gu;

const isLife = (text: string) =>
  weak.test(text) || strong.test(text) || relatives.test(text) || guarded.test(text) || traces.test(text);

function isSearch(seen: ClauseFindings, before: ClauseFindings | undefined): boolean {
  const { crowd, topic, about, helped } = seen;
  const isOwn = seen.self || seen.mine;
  // Who is meant may have been said before: 'she is married. Who to?'
  const goesOn = !seen.others && !isOwn && !crowd && before !== undefined;
  const implied = seen.implied && !isOwn;
  const meant = seen.others || (seen.named && !seen.self) || implied || (goesOn && (before.others || before.asks));
  const isAlone = !seen.self && !(seen.mine && (topic || seen.media));
  if (seen.hunts || (seen.guarded && (meant || isAlone))) return true;
  if ((seen.strong || seen.relatives || seen.another) && meant) return true;
  if ((seen.strong || (seen.relatives && !seen.media)) && isAlone && !topic && !crowd && !seen.anybody) return true;
  // 'How do I remove the location from my pictures?'
  if (seen.hides) return false;
  if ((seen.traced || seen.guarded) && seen.digs && !seen.mine && !crowd && !seen.anybody) return true;
  if (seen.telegram && seen.words <= 3 && !isOwn && !topic && !crowd && !seen.media) return true;
  if (seen.weak && meant && !topic && !crowd && !seen.anybody) return !helped || about;
  if (seen.mild && meant && !implied && !seen.praises && !seen.self && !seen.anybody && !topic && !crowd && !seen.media)
    return !helped;
  if (goesOn && before.asks && !topic && !seen.media && seen.words <= 4) return true;
  // 'How do I hide my address? And what is hers?'
  return about && before?.ownLife === true && seen.same && !topic && !helped;
}

/** Whether a clause asks of somebody, and of nothing that a profile shows. */
function isOfSomebody(seen: ClauseFindings, before: ClauseFindings | undefined): boolean {
  const { crowd, topic, about, helped } = seen;
  if (seen.hides || (about && before?.ownLife)) return false;
  if (!about || (!seen.pronoun && !seen.cue) || topic || crowd || seen.media || seen.anybody || helped) return false;
  // A pronoun alone goes on from what was asked before: 'my rate is 5 %, and hers?'
  if (before && !before.asks && (before.topic || before.media) && !seen.seeks) return false;
  return (!seen.self && !seen.praises) || seen.seeks;
}
