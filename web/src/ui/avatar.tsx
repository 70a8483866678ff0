import { hueOf } from "./hue-of.ts";

interface AvatarProps {
  name: string;
  /** What it has its colour from, the same everywhere: the name of a creator, whose handles differ by platform; the address of an account. */
  of: string;
  src?: string;
  className: string;
}

/** A person's picture; until it is there, and where there is none, the first letter of their name in a colour of their own. */
export function Avatar({ name, of, src = "", className }: AvatarProps) {
  const hue = hueOf(of);
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold ${className}`}
      style={{
        background: `light-dark(oklch(0.92 0.05 ${hue}), oklch(0.33 0.06 ${hue}))`,
        color: `light-dark(oklch(0.42 0.1 ${hue}), oklch(0.88 0.07 ${hue}))`,
      }}
    >
      {[...name][0]?.toUpperCase()}
      {src && <img src={src} alt="" className="absolute size-full" />}
    </span>
  );
}
