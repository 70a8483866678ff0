/** A person's picture; until it is there, and where there is none, the first letter of their name. */
export function Avatar({ name, src, className }: { name: string; src: string; className: string }) {
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-teal-soft font-semibold text-teal ${className}`}
    >
      {[...name][0]?.toUpperCase()}
      {src && <img src={src} alt="" className="absolute size-full" />}
    </span>
  );
}
