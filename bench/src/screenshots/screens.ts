import type { Platform } from "@fanradar/engine";
import { chance, type Drawn, drawCount, drawMoney, type ScreenLanguage } from "./numbers.ts";

/** A screen to be drawn: what a platform shows its creator, in one look. */
export interface Screen {
  name: string;
  platform: Platform;
  language: ScreenLanguage;
  isDark: boolean;
  /** Device pixels a CSS pixel. */
  scale: number;
  width: number;
  handle: string;
  figures: Drawn[];
  html: string;
}

const labels = {
  en: {
    posts: "posts",
    followers: "followers",
    following: "following",
    xFollowing: "Following",
    xFollowers: "Followers",
    likes: "Likes",
    fans: "Fans",
    ofPosts: "Posts",
    price: "Subscription price",
    gross: "Gross",
    net: "Net",
    fee: "Fee",
    subscriptions: "Subscriptions",
    tips: "Tips",
    messages: "Messages",
    edit: "Edit profile",
    month: "Earnings this month",
  },
  de: {
    posts: "Beiträge",
    followers: "Follower",
    following: "Gefolgt",
    xFollowing: "Folge ich",
    xFollowers: "Follower",
    likes: "Likes",
    fans: "Fans",
    ofPosts: "Beiträge",
    price: "Abopreis",
    gross: "Brutto",
    net: "Netto",
    fee: "Gebühr",
    subscriptions: "Abonnements",
    tips: "Trinkgelder",
    messages: "Nachrichten",
    edit: "Profil bearbeiten",
    month: "Einnahmen in diesem Monat",
  },
  es: {
    posts: "publicaciones",
    followers: "seguidores",
    following: "seguidos",
    xFollowing: "Siguiendo",
    xFollowers: "Seguidores",
    likes: "Me gusta",
    fans: "Fans",
    ofPosts: "Publicaciones",
    price: "Precio de suscripción",
    gross: "Bruto",
    net: "Neto",
    fee: "Comisión",
    subscriptions: "Suscripciones",
    tips: "Propinas",
    messages: "Mensajes",
    edit: "Editar perfil",
    month: "Ganancias de este mes",
  },
} as const satisfies Record<ScreenLanguage, Record<string, string>>;

const platforms: readonly Platform[] = ["instagram", "tiktok", "x", "onlyfans"];
const languages: readonly ScreenLanguage[] = ["en", "de", "es"];
const themes = [false, true];
const scales = [1, 2, 3];
const fonts = ['"Inter Variable"', '"DejaVu Sans"', '"DejaVu Sans Condensed", "DejaVu Sans"'];
const widths = [360, 390, 430];

/** Every platform in every language, light and dark, at three scales; figures, typeface and width by chance of a seed. */
export function makeScreens({ seed }: { seed: number }): Screen[] {
  const screens: Screen[] = [];
  for (const platform of platforms)
    for (const language of languages)
      for (const isDark of themes)
        for (const scale of scales)
          screens.push(makeScreen({ platform, language, isDark, scale }, seed + screens.length));
  return screens;
}

type ScreenStyle = Pick<Screen, "platform" | "language" | "isDark" | "scale">;

function makeScreen(style: ScreenStyle, seed: number): Screen {
  const next = chance(seed * 2_654_435_761);
  const between = (from: number, to: number) => Math.round(from * (to / from) ** next());
  const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(next() * list.length)] ?? fallback;
  const handle = `demo.${pick(["ava", "mila", "noor", "june"], "ava")}${between(10, 99)}`;
  const width = pick(widths, 390);
  const font = pick(fonts, "sans-serif");
  const { figures, body } = draw(style, { between, handle });
  const [ink, paper, soft] = style.isDark ? ["#f5f5f5", "#000", "#a8a8a8"] : ["#0f0f10", "#fff", "#737373"];
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 14px 16px; font: 15px/1.35 ${font}, sans-serif; color: ${ink}; background: ${paper}; }
    b { font-weight: 600; white-space: nowrap } .soft { color: ${soft} } .row { display: flex; align-items: center; gap: 16px }
    .stats { display: flex; justify-content: space-around; flex: 1; text-align: center }
    .stats b, .tile b { display: block; font-size: 17px } .face { width: 76px; height: 76px; border-radius: 50%;
    background: linear-gradient(40deg, #fa7, #a3f); flex: none } button { font: inherit; width: 100%; padding: 7px; border: 0;
    border-radius: 8px; background: ${style.isDark ? "#262626" : "#efefef"}; color: ${ink} } .wide { margin: 12px 0 }
    .grid { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2px; margin: 14px -16px 0 }
    .grid i { aspect-ratio: 1; background: linear-gradient(${between(1, 360)}deg, #789, #c96) }
    .line { display: flex; justify-content: space-between; padding: 9px 0; border-bottom: 1px solid ${soft}55 }
    .tile { padding: 12px 0; text-align: center } h1 { font-size: 20px; margin: 4px 0 12px } </style>
    <div class="row soft" style="justify-content:space-between;font-size:13px"><b>9:41</b><span>5G 87%</span></div>
    ${body}<div class="grid">${"<i></i>".repeat(6)}</div>`;
  const name = [style.platform, style.language, style.isDark ? "dark" : "light", `${style.scale}x`].join("-");
  return { ...style, name, width, handle, figures, html };
}

interface Means {
  between: (from: number, to: number) => number;
  handle: string;
}

function draw({ platform, language }: ScreenStyle, { between, handle }: Means): { figures: Drawn[]; body: string } {
  const words = labels[language];
  const count = (metric: Drawn["metric"], from: number, to: number) => drawCount(metric, between(from, to), language);
  if (platform === "onlyfans") return drawOnlyFans(language, { between, handle });
  const followers = count("followers", 900, 4_000_000);
  const following = count("following", 20, 7_000);
  if (platform === "instagram") {
    const posts = count("posts.total", 12, 9_000);
    const stat = ({ shown }: Drawn, label: string) => `<div><b>${shown}</b><span>${label}</span></div>`;
    return {
      figures: [posts, followers, following],
      body: `<h1>${handle}</h1><div class="row"><div class="face"></div><div class="stats">${stat(posts, words.posts)}${stat(followers, words.followers)}${stat(following, words.following)}</div></div>
        <p><b>Ava Lindqvist</b><br><span class="soft">Lisbon · film &amp; light · since 2019</span></p><button>${words.edit}</button>`,
    };
  }
  if (platform === "tiktok") {
    const likes = count("likes.total", 5_000, 90_000_000);
    const tile = ({ shown }: Drawn, label: string) => `<div><b>${shown}</b><span class="soft">${label}</span></div>`;
    return {
      figures: [following, followers, likes],
      body: `<div class="tile"><div class="face" style="margin:auto"></div><p>@${handle}</p></div><div class="stats">${tile(following, words.xFollowing)}${tile(followers, words.followers)}${tile(likes, words.likes)}</div><p style="text-align:center"><button>${words.edit}</button></p>`,
    };
  }
  const pair = ({ shown }: Drawn, label: string) => `<span><b>${shown}</b> <span class="soft">${label}</span></span>`;
  return {
    figures: [following, followers],
    body: `<div class="face"></div><h1>Ava Lindqvist</h1><p class="soft">@${handle.replace(".", "_")}</p><p>Film, light and slow mornings. Prints every 2nd month.</p>
      <p class="row">${pair(following, words.xFollowing)}${pair(followers, words.xFollowers)}</p><div class="wide"><button>${words.edit}</button></div>`,
  };
}

/** Profile and the month's statement on one screen: counts, a price, and amounts that add up. */
function drawOnlyFans(language: ScreenLanguage, { between, handle }: Means): { figures: Drawn[]; body: string } {
  const words = labels[language];
  const parts = [between(5_000, 900_000), between(2_000, 400_000), between(1_000, 300_000)];
  const gross = parts.reduce((sum, part) => sum + part, 0);
  const fee = Math.round(gross * 0.2);
  const figures = [
    drawCount("posts.total", between(20, 4_000), language),
    drawCount("likes.total", between(500, 900_000), language),
    drawCount("subscribers", between(30, 20_000), language),
    drawMoney("subscription.priceCents", between(499, 2_999), language),
    drawMoney("earnings.gross", gross, language),
    drawMoney("earnings.net", gross - fee, language),
  ];
  const money = (cents: number) => drawMoney("earnings.gross", cents, language).shown;
  const line = (label: string, shown: string) => `<div class="line"><span>${label}</span><b>${shown}</b></div>`;
  const [posts, likes, fans, price, grossShown, netShown] = figures.map(({ shown }) => shown);
  const body = `<h1>@${handle}</h1><div class="stats">
    <div><b>${posts}</b><span class="soft">${words.ofPosts}</span></div><div><b>${likes}</b><span class="soft">${words.likes}</span></div>
    <div><b>${fans}</b><span class="soft">${words.fans}</span></div></div>${line(words.price, price ?? "")}
    <p class="soft">${words.month}</p>${line(words.subscriptions, money(parts[0] ?? 0))}${line(words.tips, money(parts[1] ?? 0))}
    ${line(words.messages, money(parts[2] ?? 0))}${line(words.gross, grossShown ?? "")}${line(words.fee, money(fee))}${line(words.net, netShown ?? "")}`;
  return { figures, body };
}
