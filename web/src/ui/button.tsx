import type { ButtonHTMLAttributes } from "react";

const lookClasses = {
  primary: "px-3.5 border-teal bg-teal text-paper hover:border-teal-strong hover:bg-teal-strong",
  plain: "px-3.5 border-line bg-card hover:bg-sunken",
  quiet: "border-transparent px-0 text-teal hover:underline",
} as const;

export const buttonClass = (look: keyof typeof lookClasses = "plain") =>
  `inline-flex min-h-10 items-center justify-center gap-2 rounded-lg border text-sm font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 ${lookClasses[look]}`;

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: keyof typeof lookClasses };

/** A press that does something. Links look alike through `buttonClass`. */
export function Button({ look = "plain", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
