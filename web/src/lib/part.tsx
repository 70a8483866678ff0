import { getInstance } from "@fanradar/contract";
import type { MessageBundle } from "@fanradar/words";
import { type ComponentType, type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { call } from "./call.ts";
import { currentLanguage } from "./messages.ts";

/** What was preloaded and is on its way. */
const coming = new Set<Promise<void>>();

/** Resolves once all that was preloaded is there, and what it preloads in turn. A failure is drawn where it is needed. */
export async function preloadsDone(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming);
}

interface PartLoader<Props> {
  /** Loads the file and its messages. Rejects where one does not arrive; each call after that tries again. */
  load: () => Promise<void>;
  loaded: () => ComponentType<Props> | undefined;
}

export type LazyPart<Props extends object> = ComponentType<Props & { fallback?: ReactNode }> & {
  load: () => Promise<void>;
  /** Loads it before it is needed. A failure is drawn once it is. */
  preload: () => void;
  isLoaded: () => boolean;
};

/**
 * A component in a file of its own, loaded with its messages once it is drawn or `load` is called: `fallback` until then, and no
 * pause from then on. Not React's `lazy`, since React shows what was behind a fallback 300 ms later than it could. Throws
 * to the error boundary where the file does not arrive.
 *
 * One that its page draws at once is preloaded by a line of its own in the file that draws it, `Name.preload();`: the build then has the
 * document load it with the page (web/files-of-pages.ts).
 *
 * Written as `part(() => import(…).then((file) => file.Name))`: the build adds the messages that the file uses
 * (web/messages-of-parts.ts).
 */
export function part<Props extends object>(
  file: () => Promise<ComponentType<Props>>,
  ...messages: MessageBundle<unknown>[]
): LazyPart<Props> {
  const loading = loadOnce(() =>
    Promise.all([file(), ...messages.map((bundle) => bundle.load(currentLanguage()))]).then(([component]) => component),
  );
  const draw = (props: Props & { fallback?: ReactNode }) => <Loaded loading={loading} props={props} />;
  return Object.assign(draw, {
    load: loading.load,
    preload: () => {
      if (loading.loaded()) return;
      const arrival = loading.load().then(undefined, () => undefined);
      coming.add(arrival);
      void arrival.then(() => coming.delete(arrival));
    },
    isLoaded: () => loading.loaded() !== undefined,
  });
}

function loadOnce<Props>(fetchComponent: () => Promise<ComponentType<Props>>): PartLoader<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  const fetchOnce = async () => {
    loaded = await fetchComponent();
  };
  return {
    load: () => {
      pending ??= fetchOnce().catch(async (error: unknown) => {
        pending = undefined;
        // A browser does not say why a file did not come. Where no call gets through either, that is the reason.
        await call(getInstance);
        throw error;
      });
      return pending;
    },
    loaded: () => loaded,
  };
}

interface LoadedProps<Props> {
  loading: PartLoader<Props>;
  props: Props & { fallback?: ReactNode };
}

function Loaded<Props extends object>({ loading, props }: LoadedProps<Props>) {
  const [Component, setComponent] = useState(() => loading.loaded());
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Component) return;
    loading.load().then(
      // In slices: the browser answers input meanwhile.
      () => startTransition(() => setComponent(() => loading.loaded())),
      (error: unknown) => setFailure({ error }),
    );
  }, [loading, Component]);
  if (failure) throw failure.error;
  if (!Component) return props.fallback;
  // After a change of language its messages may be missing: the rest of the page stays.
  return (
    <Suspense fallback={props.fallback}>
      <Component {...props} />
    </Suspense>
  );
}
