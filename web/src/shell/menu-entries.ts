import type { Person } from "@fanradar/contract";
import type { CoreWords } from "@fanradar/words";
import {
  ChartNoAxesColumn,
  CircleCheck,
  Compass,
  History,
  LayoutDashboard,
  MessageCircle,
  Plus,
  Scale,
  Settings,
  Shield,
  UserRound,
  Users,
  Wallet,
} from "lucide-react";
import type { useRights } from "../lib/rights.ts";

/** Pages of the sidebar that one may open, the home first: a creator's own profile in the personal workspace, else the dashboard. On a phone those that are not first stand behind 'More'. */
export function pageEntries(
  shell: CoreWords["interfaceWords"]["shell"],
  { userType }: Person,
  { may, isPersonal }: ReturnType<typeof useRights>,
) {
  const own = { href: "/model-dashboard", label: shell.myProfile, Icon: UserRound, isFirst: true };
  // A creator's home is one page: what they would see of themselves on the dashboard stands there.
  const isCreator = userType === "model" && isPersonal;
  // As its routes are: tools of who works with models, which a client is not.
  const forTeam = <Entry>(...entries: Entry[]) => (may("member.read") ? entries : []);
  return [
    isCreator ? own : { href: "/dashboard", label: shell.dashboard, Icon: LayoutDashboard, isFirst: true },
    ...(may("model.submit") ? [{ href: "/submit", label: shell.submit, Icon: Plus, isFirst: true }] : []),
    ...forTeam(
      { href: "/search", label: shell.discover, Icon: Compass, isFirst: false },
      { href: "/compare", label: shell.compare, Icon: Scale, isFirst: false },
      { href: "/analytics", label: shell.analytics, Icon: ChartNoAxesColumn, isFirst: false },
    ),
    ...(may("earnings.read") ? [{ href: "/earnings", label: shell.earnings, Icon: Wallet, isFirst: true }] : []),
    ...forTeam({ href: "/profiles", label: shell.profiles, Icon: Users, isFirst: false }),
    { href: "/todos", label: shell.todos, Icon: CircleCheck, isFirst: true },
    ...forTeam({ href: "/ai-assistant", label: shell.assistant, Icon: MessageCircle, isFirst: false }),
    {
      href: "/report-history",
      label: shell.history,
      Icon: History,
      isFirst: !may("model.submit") || !may("earnings.read"),
    },
    { href: "/settings", label: shell.settings, Icon: Settings, isFirst: false },
    ...(userType === "admin" ? [{ href: "/admin", label: shell.admin, Icon: Shield, isFirst: false }] : []),
  ];
}
