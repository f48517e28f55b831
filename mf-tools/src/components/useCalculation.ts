import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormulaConstants } from '../formulas/constants';
import { type Formulas, openFormulas, todaysFormulas } from '../formulas/openFormulas';

/** What stands in the fields, by field name. Text, because a person's typing passes through states that are no number. */
export type Texts = Record<string, string>;

/** The fields read: inputs to calculate with; or null and the names of bad fields, in their order on screen. */
export type Reading<Inputs> = { inputs: Inputs | null; invalid: string[] };

export type Calculation<Fields extends Texts, Inputs, Result> = {
  /** The fields as they stood when Calculate was pressed. */
  texts: Fields;
  inputs: Inputs;
  result: Result;
  formulas: Formulas;
};

type Options<Fields extends Texts, Inputs, Result> = {
  start: Fields;
  /** Version of the formulas that the start was made with, as a link says it. */
  version: string | undefined;
  read: (texts: Fields, constants?: FormulaConstants) => Reading<Inputs>;
  calculate: (inputs: Inputs, constants: FormulaConstants) => Result;
  onCalculated?: ((calculation: Calculation<Fields, Inputs, Result>) => void) | undefined;
  onOpened?: ((calculation: Calculation<Fields, Inputs, Result>) => void) | undefined;
};

/** Rules calculators.press, calculators.bad-input. A result outlives changed fields. */
export function useCalculation<Fields extends Texts, Inputs, Result>({
  start,
  version,
  read,
  calculate,
  onCalculated,
  onOpened,
}: Options<Fields, Inputs, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const run = (fields: Fields, formulas: Formulas) => {
    const { inputs } = read(fields, formulas.constants);
    return inputs && { texts: fields, inputs, result: calculate(inputs, formulas.constants), formulas };
  };
  const [texts, setTexts] = useState(start);
  // A link that carries a whole recipe opens with its result.
  const [calculation, setCalculation] = useState(() => run(start, openFormulas(version)));
  const [hasTried, setHasTried] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what it opened with
  useEffect(() => {
    if (calculation) onOpened?.(calculation);
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    const next = run(texts, todaysFormulas);
    if (next) {
      setCalculation(next);
      onCalculated?.(next);
      return;
    }
    focusField(form.current, read(texts).invalid[0]);
  };

  const isStale = calculation !== null && differs(calculation.texts, texts);
  return {
    texts,
    change: (changes: Partial<Fields>) => setTexts((before) => ({ ...before, ...changes })),
    /** The same values in other units: a fresh result stays fresh. */
    rewrite: (changes: Partial<Fields>) => {
      const next = { ...texts, ...changes };
      setTexts(next);
      if (calculation && !isStale) setCalculation({ ...calculation, texts: next });
    },
    calculation,
    isStale,
    /** What a number field of this name is given. */
    field: (name: keyof Fields & string) => ({
      name,
      value: texts[name],
      onChange: (value: string) => setTexts((before) => ({ ...before, [name]: value })),
      isInvalid: hasTried && read(texts).invalid.includes(name),
    }),
    form: { ref: form, onSubmit },
  };
}

export function focusField(form: HTMLFormElement | null, name: string | undefined) {
  const field = form?.querySelector<HTMLElement>(`[name=${name}]`);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

function differs(before: Texts, now: Texts): boolean {
  return Object.keys(now).some((name) => before[name] !== now[name]);
}
