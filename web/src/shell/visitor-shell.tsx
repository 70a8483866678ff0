import type { Person } from "@fanradar/contract";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { useWords } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { buttonClass } from "../ui/button.tsx";
import { Brand, ExposedBanner, SandboxBanner, useTitle } from "../ui/frame.tsx";
import { LanguageChoice } from "../ui/language-choice.tsx";
import { FindButton } from "./find-button.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { useMenu } from "./use-menu.ts";

interface VisitorShellProps {
  title: string;
  /** What search engines and previews say of the page. */
  description: string;
  children: ReactNode;
}

/** The frame of public pages, for visitors and for who is signed in alike: a bar above, content, a footer. */
export function VisitorShell({ title, description, children }: VisitorShellProps) {
  const { interfaceWords } = useWords();
  useTitle(title);
  const user = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <meta name="description" content={description} />
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-card focus:p-3">
        {interfaceWords.shell.skip}
      </a>
      <ExposedBanner />
      <SandboxBanner />
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-[84rem] flex-wrap items-center gap-x-5 gap-y-1 px-4 py-3 [reading-flow:flex-visual] md:px-8">
          <Link href="/" className="flex min-h-10 items-center">
            <Brand />
          </Link>
          <Bar user={user} />
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-[72rem] flex-1 px-4 py-7 md:px-8">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-[72rem] flex-wrap items-center gap-x-5 px-4 py-1 md:px-8">
          <FooterLinks />
          {user === null && <LanguageChoice />}
        </div>
      </footer>
    </div>
  );
}

/** Entries and account; on a phone a button opens the entries below, until another page is opened. */
function Bar({ user }: { user: Person | null | undefined }) {
  const { shell } = useWords().interfaceWords;
  const [path] = useLocation();
  const here = `${path}?${useSearch()}`;
  const { isOpen, toggle, button } = useMenu(here);
  return (
    <>
      <div className="ml-auto flex min-h-10 items-center gap-2 xl:order-last">
        <FindButton />
        {user !== undefined && <Account user={user} />}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          title={shell.menu}
          className="grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken sm:hidden"
          onClick={toggle}
        >
          <Menu size={20} aria-hidden />
          <span className="sr-only">{shell.menu}</span>
        </button>
      </div>
      <Entries isVisitor={user === null} isOpen={isOpen} />
    </>
  );
}

function Entries({ isVisitor, isOpen }: { isVisitor: boolean; isOpen: boolean }) {
  const { interfaceWords } = useWords();
  const words = interfaceWords.visitors;
  const entries = [
    { href: "/search", label: words.search },
    { href: "/analyze", label: words.analyze },
    { href: "/search?sort=trending", label: words.trending },
    { href: "/compare", label: words.compare },
    { href: "/analytics", label: words.analytics },
    { href: "/ai-assistant", label: words.assistant },
  ];
  const [path] = useLocation();
  const search = useSearch();
  const here = entries.findLast(({ href }) => href === path || href === `${path}?${search}`)?.href;
  return (
    // Where the entries do not fit beside brand and account they stand below.
    <nav
      aria-label={interfaceWords.shell.menu}
      className={`flex flex-wrap gap-x-1 max-xl:-mx-1 max-xl:w-full max-sm:grid-cols-2 ${isOpen ? "max-sm:grid" : "max-sm:hidden"}`}
    >
      {isVisitor && (
        <Link href="/login" className={`${entryClass} text-teal sm:hidden`}>
          {words.signIn}
        </Link>
      )}
      {entries.map(({ href, label }) => (
        <Link
          key={label}
          href={href}
          aria-current={here === href ? "page" : undefined}
          className={`${entryClass} ${here === href ? "bg-teal-soft text-teal" : "text-ink-2 hover:bg-sunken"}`}
        >
          {label}
        </Link>
      ))}
      {isVisitor && (
        <Link href="/model-signup" className={`${entryClass} text-teal md:hidden`}>
          {words.joinFree}
        </Link>
      )}
    </nav>
  );
}

const entryClass = "flex min-h-10 shrink-0 items-center rounded-lg px-2.5 font-medium sm:whitespace-nowrap";

function Account({ user }: { user: Person | null }) {
  const { interfaceWords } = useWords();
  const words = interfaceWords.visitors;
  if (user)
    return (
      <Link href="/dashboard" className={buttonClass()}>
        {interfaceWords.shell.dashboard}
      </Link>
    );
  return (
    <>
      <Link href="/login" className={`${buttonClass("quiet")} max-sm:hidden`}>
        {words.signIn}
      </Link>
      <Link href="/signup" className={buttonClass()}>
        {words.signUp}
      </Link>
      {/* On a phone, and with signing in, among the entries: three buttons do not fit beside the brand. */}
      <Link href="/model-signup" className={`${buttonClass()} max-md:hidden`}>
        {words.joinFree}
      </Link>
    </>
  );
}
