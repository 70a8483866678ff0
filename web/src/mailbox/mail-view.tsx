import { bundles } from "@fanradar/words";
import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";

/** A mail as the recipient's program shows it, in a tree of its own so that neither's styles reach the other; or its text part. */
export function MailView({ html, text }: { html: string; text: string }) {
  const words = useMessages(bundles.mailbox).mailboxWords;
  const [isText, setText] = useState(false);
  return (
    <>
      {isText ? <pre className="font-sans wrap-anywhere whitespace-pre-wrap">{text}</pre> : <Drawn html={html} />}
      <Button look="quiet" aria-pressed={isText} onClick={() => setText(!isText)}>
        {isText ? words.asDesigned : words.asText}
      </Button>
    </>
  );
}

function Drawn({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    // The page's policy allows no styles in a text, not even in one that is only read; a sheet that a script makes is its own.
    const [styles = "", css = ""] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    const page = new DOMParser().parseFromString(html.replace(styles, ""), "text/html");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const body = document.createElement("div");
    body.className = page.body.className;
    body.lang = page.documentElement.lang;
    body.append(...page.body.childNodes);
    root.replaceChildren(body);
  }, [html]);
  return <div ref={host} className="overflow-hidden rounded-lg" />;
}
