import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import {
  BadgeCheck,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Compass,
  Download,
  Eye,
  EyeOff,
  Keyboard,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageCircle,
  Scale,
  Search,
  Settings,
  Sparkles,
  TrendingUp,
  UserPlus,
  UserRound,
} from "lucide-react";
import { hideAmounts, useHidesAmounts } from "../lib/amounts.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { openOverlay } from "../lib/overlays.ts";
import { useRights } from "../lib/rights.ts";
import { pageEntries } from "../shell/menu-entries.ts";
import { useSignOut } from "../shell/use-sign-out.ts";
import { matchingEntries, type PaletteEntry, type PaletteGroup } from "./entry.ts";

interface Page {
  href: string;
  label: string;
  Icon: LucideIcon;
  /** Other words for it. */
  also?: string;
}

const exporting: readonly string[] = ["/analytics", "/earnings"];

/** The pages and actions of who is signed in, or of a visitor, that match what is typed. They need no request. */
export function useFixedGroups(user: Person | null, typed: string, go: (href: string) => void): PaletteGroup[] {
  const words = useMessages(bundles.palette).paletteWords;
  const pages = usePages(user);
  const actions = useActions(user);
  // Where their CSV is, with the period and the amounts that it is of.
  const exports = pages
    .filter(({ href }) => user && exporting.includes(href))
    .map(({ href, label }) => ({
      ...{ id: `csv ${href}`, label: words.actions.csv(label), Icon: Download },
      run: () => go(href),
    }));
  return [
    {
      name: words.groups.pages,
      entries: matchingEntries(pages, typed).map(({ href, ...page }) => ({ ...page, id: href, run: () => go(href) })),
    },
    { name: words.groups.actions, entries: matchingEntries([...exports, ...actions], typed) },
  ];
}

function usePages(user: Person | null): Page[] {
  const { interfaceWords } = useWords();
  const rights = useRights();
  const { visitors } = interfaceWords;
  const { pages, tabs } = useMessages(bundles.palette).paletteWords;
  const search = { href: "/search", label: pages.search, Icon: Search };
  const trending = { href: "/search?sort=trending", label: visitors.trending, Icon: TrendingUp };
  const analyze = { href: "/analyze", label: visitors.analyze, Icon: Sparkles };
  const pricing = { href: "/ai-assistant?tab=pricing", label: pages.pricing, Icon: MessageCircle };
  const help = { href: "/help", label: pages.help, Icon: CircleQuestionMark };
  const tour = { href: "/sample?tour=1", label: pages.tour, also: pages.sample, Icon: Compass };
  const verify = { href: "/verify", label: pages.verify, Icon: BadgeCheck };
  if (user) {
    const ofSettings = (["notifications", "privacy", "preferences", "security", "workspace"] as const).map((tab) => ({
      href: `/settings?tab=${tab}`,
      label: `${interfaceWords.shell.settings}: ${tabs[tab].name}`,
      also: tabs[tab].also,
      Icon: Settings,
    }));
    // 'Discover' is found by what visitors know it as.
    const menu = pageEntries(interfaceWords.shell, user, rights).map((entry) =>
      entry.href === search.href ? { ...entry, also: search.label } : entry,
    );
    const tools = rights.isClient ? [] : [trending, pricing, tour];
    return [...menu, ...tools, ...ofSettings, verify, help];
  }
  return [
    search,
    analyze,
    trending,
    { href: "/compare", label: visitors.compare, Icon: Scale },
    { href: "/analytics", label: visitors.analytics, Icon: ChartNoAxesColumn },
    { href: "/ai-assistant", label: visitors.assistant, Icon: MessageCircle },
    { href: "/login", label: visitors.signIn, Icon: LogIn },
    { href: "/signup", label: visitors.signUp, Icon: UserPlus },
    { href: "/model-signup", label: visitors.joinFree, Icon: UserRound },
    verify,
    help,
    tour,
  ];
}

function useActions(user: Person | null): PaletteEntry[] {
  const { shell } = useWords().interfaceWords;
  const { actions } = useMessages(bundles.palette).paletteWords;
  const isHidden = useHidesAmounts();
  const signOut = useSignOut();
  const shortcuts = { id: "shortcuts", label: actions.shortcuts, Icon: Keyboard, run: () => openOverlay("shortcuts") };
  const help = { id: "help", label: shell.help, Icon: CircleQuestionMark, run: () => openOverlay("help") };
  if (!user) return [help, shortcuts];
  return [
    {
      id: "amounts",
      label: isHidden ? actions.showAmounts : shell.hideAmounts,
      Icon: isHidden ? Eye : EyeOff,
      run: () => hideAmounts(!isHidden),
    },
    help,
    shortcuts,
    { id: "sign-out", label: shell.signOut, Icon: LogOut, run: () => signOut.mutate() },
  ];
}
