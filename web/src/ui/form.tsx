import type { ComponentProps } from "react";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** Called in place of the browser's own sending. */
  onSend: () => void;
}

/** A form that is sent by a call. What is wrong with its fields is said beside them, never by the browser. */
export function Form({ onSend, className = "grid gap-4", ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    />
  );
}
