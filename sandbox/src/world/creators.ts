import { between, pickOf } from "./chance.ts";
import type { CaptionLanguage } from "./themes.ts";

export const growthStyles = ["steady", "rising", "declining", "viral", "flat", "spike"] as const;
/** `viral` jumps with a post that explains it, `spike` without one. */
export type GrowthStyle = (typeof growthStyles)[number];
export const worldTiers = ["nano", "micro", "mid", "macro", "mega"] as const;
export type WorldTier = (typeof worldTiers)[number];
export const cadences = ["daily", "often", "weekly", "rare", "paused"] as const;
export type Cadence = (typeof cadences)[number];

export const postKinds = ["IMAGE", "VIDEO", "CAROUSEL_ALBUM"] as const;
export type PostKind = (typeof postKinds)[number];

/** What a creator's posts have by a known factor: the truth that a report's findings can be held against. */
export interface PlantedEffects {
  /** What posts of a kind draw against others; Instagram alone has kinds. */
  format?: { kind: PostKind; factor: number };
  /** What posts of the second theme draw against others. */
  theme?: { factor: number };
  /** By how many days a pause or a decline begins later than the world's usual day. */
  laterDays: number;
}

/** A person of the sample world. Names are made up; handles are lower case, as links carry them. */
export interface SandboxCreator {
  name: string;
  username: string;
  instagram?: string;
  x?: string;
  /** Not readable without its owner's consent. */
  tiktok?: string;
  /** How X writes the handle, where it differs. */
  xSpelling?: string;
  language: CaptionLanguage;
  tier: WorldTier;
  style: GrowthStyle;
  cadence: Cadence;
  hidesLikes: boolean;
  /** Absent: themes differ by luck, and formats not at all. */
  effects?: PlantedEffects;
}

type Row = readonly [
  name: string,
  instagram: string | null,
  x: string | null,
  language: CaptionLanguage,
  tier: WorldTier,
  style: GrowthStyle,
  cadence: Cadence,
  likes?: "likes-hidden",
];

const rows: readonly Row[] = [
  ["Ava Lindqvist", "ava.lindqvist", "ava_lindqvist", "en", "mid", "rising", "often"],
  ["さくら みやざき", "sakura_miyazaki", "sakura_mzk", "ja", "micro", "steady", "daily"],
  ["Carla Reyes", "carla.reyes", "carlareyes", "es", "macro", "viral", "often"],
  ["Noor Haddad", "noor.haddad", null, "ar", "mid", "steady", "often"],
  ["Mika Sørensen", "mika_sorensen", "MikaSorensen", "en", "nano", "rising", "daily"],
  ["박준", "junpark.daily", "junpark_", "ko", "micro", "flat", "weekly"],
  ["Zofia Nowak", "zofia.nowak", "zofianowak", "en", "micro", "declining", "weekly"],
  ["Amara Okafor", "amara.okafor", "amara_okafor", "en", "mega", "steady", "daily"],
  ["Lena Brandt", "lena.brandt", "lenabrandt", "de", "mid", "spike", "often"],
  ["ليلى حداد", "layla_haddad", "layla_haddad", "ar", "macro", "rising", "daily"],
  ["Priya Raman", "priya.raman", null, "en", "mid", "flat", "often", "likes-hidden"],
  ["Elif Kaya", "elifkaya", "elif_kaya", "en", "micro", "viral", "weekly"],
  ["Sofia Marques", "sofia.marques", null, "pt", "mid", "steady", "daily"],
  ["Chloé Martin", "chloe.martin.paris", "ChloeMartinFR", "fr", "macro", "declining", "often"],
  ["Inés Delgado", "ines_delgado", "inesdelgado", "es", "nano", "steady", "weekly"],
  ["김하나", "hana.kim", null, "ko", "mid", "viral", "daily"],
  ["Freya Holm", null, "freyaholm", "en", "micro", "spike", "daily"],
  ["Надежда Петрова", "nadia.petrova", "nadia_petrova", "en", "mid", "rising", "weekly"],
  ["Leila Amiri", "leila.amiri", null, "ar", "nano", "flat", "rare"],
  ["Rosa Conti", "rosaconti", "rosaconti", "en", "micro", "steady", "often"],
  ["מאיה כהן", "maya.cohen.tlv", "mayacohen", "en", "mid", "declining", "daily", "likes-hidden"],
  ["Isla Fraser", null, "isla_fraser", "en", "nano", "rising", "often"],
  ["Thea Berg", "thea.berg", null, "de", "micro", "flat", "weekly"],
  ["Giulia Ferri", "giulia.ferri", "giuliaferri", "en", "macro", "spike", "often"],
  ["Camila Torres", "camila.torres", "camilatorres_", "es", "mega", "rising", "daily"],
  ["Anouk Visser", "anouk_visser", null, "en", "nano", "viral", "often"],
  ["Selin Demir", "selindemir", "selindemir", "en", "micro", "steady", "rare"],
  ["森 あいこ", "aiko.mori", "aiko_mori", "ja", "mid", "rising", "often"],
  ["Bianca Silva", "bianca.silva", "biancasilva", "pt", "micro", "declining", "often"],
  ["Dara Walsh", null, "DaraWalsh", "en", "micro", "flat", "often"],
  ["Esme Clarke", "esme.clarke", "esmeclarke", "en", "mid", "steady", "weekly"],
  ["فرح عزيز", "farah.aziz", "farah_aziz", "ar", "micro", "viral", "daily"],
  ["Greta Vogel", "greta.vogel", "gretavogel", "de", "nano", "steady", "often"],
  ["Hedda Lund", "hedda.lund", null, "en", "mid", "spike", "weekly"],
  ["Szabó Ilona", "szabo.ilona", "szaboilona", "en", "micro", "rising", "weekly"],
  ["Jade Morgan", "jade.morgan", "jade_morgan", "en", "macro", "flat", "daily"],
  ["Kaia Nilsen", "kaia_nilsen", "kaianilsen", "en", "nano", "declining", "weekly"],
  ["Luna Vargas", "lunavargas", "luna_vargas", "es", "mid", "viral", "daily"],
  ["Mira Kovač", "mira.kovac", null, "en", "micro", "steady", "often"],
  ["Nina Weiß", "nina.weiss", "ninaweiss_", "de", "macro", "rising", "often", "likes-hidden"],
  ["Ольга Иванова", "olga_ivanova", null, "en", "mid", "flat", "daily"],
  ["Paloma Ruiz", "paloma.ruiz", "palomaruiz", "es", "micro", "spike", "often"],
  ["Quinn Harper", null, "quinnharper", "en", "mid", "steady", "daily"],
  ["佐藤 里奈", "rina.sato", "rina_sato", "ja", "nano", "rising", "weekly"],
  ["Saskia Jansen", "saskia.jansen", null, "de", "mid", "declining", "often"],
  ["तारा सिंह", "tara.singh", "tarasingh_", "en", "micro", "steady", "often"],
  ["Uma Devi", "umadevi", "uma_devi", "en", "nano", "flat", "rare"],
  ["Vera López", "vera.lopez", "veralopez", "es", "macro", "steady", "daily"],
  ["Wanda Król", "wanda.krol", null, "en", "micro", "viral", "weekly"],
  ["Ξένια Παππά", "xenia.pappas", "xeniapappas", "en", "mid", "rising", "often"],
  ["يارا منصور", "yara_mansour", null, "ar", "mega", "steady", "often"],
  ["Zara Ahmed", "zara.ahmed", "zaraahmed", "en", "micro", "declining", "paused"],
  ["Adèle Moreau", "adele.moreau", "adelemoreau", "fr", "mid", "spike", "often"],
  ["Birta Jónsdóttir", "birta.jonsdottir", null, "en", "nano", "steady", "often"],
  ["Céleste Dubois", "celeste.dubois", "celestedubois", "fr", "micro", "rising", "daily"],
  ["Daria Popescu", "daria_popescu", "dariapopescu", "en", "mid", "flat", "weekly"],
  ["Nguyễn Thị Minh Châu", "minhchau.nguyen", null, "en", "micro", "rising", "often"],
  ["พิมพ์ชนก วงศ์สวัสดิ์", "pimchanok.w", "pimchanok_w", "en", "mid", "viral", "often"],
  ["王 美玲", "meiling.wang", null, "en", "macro", "steady", "often", "likes-hidden"],
  [
    "Fiorella Maria Alessandra Castellano-Montgomery",
    "fiorella.castellano.montgomery",
    "fiorella_castel",
    "es",
    "micro",
    "steady",
    "weekly",
  ],
  ["Gwendolyn Persephone Ashworth-Featherstonehaugh", null, "g_ashworth_feat", "en", "nano", "declining", "rare"],
  ["Bo", "bo", "bo", "de", "nano", "flat", "paused"],
];

/** Those of the sample agency, who are in no demo: a name never stands for two creators. */
const agencyRows: readonly Row[] = [
  ["Runa Halvorsen", "runa.halvorsen", "runa_halvorsen", "en", "mid", "rising", "daily"],
  ["Tessa Wilder", "tessa.wilder", "tessawilder", "en", "mid", "steady", "daily"],
  ["Ilka Marek", "ilka.marek", "ilkamarek", "en", "micro", "declining", "daily"],
  ["Juno Aster", "juno_aster", "junoaster", "en", "nano", "rising", "daily"],
];

function creatorOf([name, instagram, x, language, tier, style, cadence, likes]: Row): SandboxCreator {
  return {
    name,
    username: instagram ?? x?.toLowerCase() ?? name,
    ...(instagram !== null && { instagram }),
    ...(x !== null && { x: x.toLowerCase(), xSpelling: x }),
    tiktok: (instagram ?? x?.toLowerCase() ?? name).slice(0, 24),
    language,
    tier,
    style,
    cadence,
    hidesLikes: likes !== undefined,
  };
}

/** Those of whom a row above says everything, in a fixed order. */
export const firstCreators: readonly SandboxCreator[] = rows.map(creatorOf);
/** Those of the sample agency alone. */
export const agencyCreators: readonly SandboxCreator[] = agencyRows.map(creatorOf);

const commonTiers = ["nano", "micro", "micro", "mid", "mid", "macro"] as const;
const liveCadences = ["daily", "often", "often", "weekly"] as const;
const languages = ["en", "en", "en", "es", "de", "fr"] as const;

/** A person for any handle, made up from the handle alone: the same one on both platforms. */
export function inventCreator(handle: string): SandboxCreator {
  const words = handle.split(/[._]+/).filter((word) => word !== "");
  return {
    name: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || handle,
    username: handle,
    instagram: handle,
    x: handle,
    tiktok: handle,
    language: pickOf(languages, handle, "language"),
    tier: pickOf(commonTiers, handle, "tier"),
    style: pickOf(growthStyles, handle, "style"),
    cadence: pickOf(liveCadences, handle, "cadence"),
    hidesLikes: between(0, 1, handle, "hides-likes") < 0.05,
  };
}
