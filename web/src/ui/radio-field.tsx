interface RadioFieldProps<Value extends string> {
  label: string;
  /** Groups the buttons: one in a form. */
  name: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function RadioField<Value extends string>({ label, name, value, options, onChoose }: RadioFieldProps<Value>) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {options.map(([one, text]) => (
        <label key={one} className="flex min-h-8 items-center gap-2.5">
          <input
            type="radio"
            name={name}
            className="size-4 accent-teal"
            checked={value === one}
            onChange={() => onChoose(one)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
