import type {
  FragranceInputs,
  FragranceResult,
  SuppliesInputs,
  SuppliesResult,
  SupplyNeed,
  UnitSystem,
  WaxInputs,
  WaxResult,
  WickInputs,
  WickResult,
} from '../formulas/figures';

/** What other sites write and hear. Types alone: the file goes into the package as it stands. */

export type CalculatorType = 'wax' | 'fragrance' | 'supplies' | 'wick-guide';
export type Theme = 'light' | 'dark' | 'auto';

/** Sentences in your own words, by their English text: en.js has them all. */
export type Messages = Partial<Record<string, string>>;

/** Fields to begin with, by name; a complete set opens with its result. */
export type CalculatorFields = {
  units?: UnitSystem | undefined;
  wax?: SupplyNeed['wax'] | undefined;
  diameter?: string | number | undefined;
  height?: string | number | undefined;
  gap?: string | number | undefined;
  candles?: string | number | undefined;
  weight?: string | number | undefined;
  load?: string | number | undefined;
  /** Version of our formulas that a result was made with; without it, today's. */
  formulas?: string | number | undefined;
};

type Calculated<Type extends CalculatorType, Inputs, Result> = {
  type: Type;
  /** 'preset' where the fields given by the page were complete; 'button' after a press of Calculate. */
  cause: 'preset' | 'button';
  /** The fields as typed, by name. */
  texts: Record<string, string>;
  inputs: Inputs;
  result: Result;
  /** Version of the formulas that gave the result. */
  formulas: number;
};

/** What a site hears of a finished calculation. */
export type CalculatedDetail =
  | Calculated<'wax', WaxInputs, WaxResult>
  | Calculated<'fragrance', FragranceInputs, FragranceResult>
  | Calculated<'supplies', SuppliesInputs, SuppliesResult>
  | Calculated<'wick-guide', WickInputs, WickResult>;

/** Whole packs of a product of the shop, by its id in the catalogue. */
export type ProposedPack = { id: string; packs: number };

/** What a site hears when someone wants the supplies. */
export type AddSuppliesDetail = {
  type: CalculatorType;
  /** Version of the formulas that gave the need. */
  formulas: number;
  need: SupplyNeed;
  /** What of the shop holds the recipe, by catalogue id. */
  packs: ProposedPack[];
  /** The shop's cart, which proposes these packs. */
  link: string;
  /** The shop's page that opens with this recipe. */
  recipe: string;
};

/** The calculator stands. */
export type ReadyDetail = {
  type: CalculatorType;
  /** The release that it comes from. */
  version: string;
  /** Semantic version of the embed, as its changelog names it. */
  embed: string;
};
/** It could not be loaded. */
export type ErrorDetail = { type: CalculatorType; reason: string };

/** The element's events, by name, with what their `detail` holds. */
export type CandleEventDetails = {
  calculated: CalculatedDetail;
  'add-supplies': AddSuppliesDetail;
  'candle-ready': ReadyDetail;
  'candle-error': ErrorDetail;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merges with the browser's, which a server's types lack
  interface CustomElementRegistry {}
}

/** What the package's defineCalculators takes. */
export type DefineOptions = {
  /** Origin of the shop that 'Add what I need' opens. */
  shop: string;
  /** Another name for the element, where the first is taken. */
  name?: string | undefined;
  /** A scoped registry, where the browser has them: another version keeps the page's own. */
  registry?: CustomElementRegistry | undefined;
};

/** What a component and ./mount take. */
export type CalculatorOptions = {
  /** Fields to begin with; other ones begin the calculation anew. */
  start?: CalculatorFields | undefined;
  theme?: Theme | undefined;
  /** 'en' (default), 'de', or another language with messages of your own. */
  lang?: string | undefined;
  messages?: Messages | undefined;
  /** How US dollars are written: '$' by default, 'US$', 'USD'. Amounts are not converted. */
  currency?: string | undefined;
  /** 'lazy': the calculator is loaded when its place is near the screen. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Name of your site for the shop: 1 to 40 of a-z, 0-9 and hyphen. */
  partner?: string | undefined;
  onCalculated?: ((detail: CalculatedDetail) => void) | undefined;
  /** Return false to take care of the supplies yourself; otherwise the shop opens with the recipe. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that gives nothing is the common one
  onAddSupplies?: ((detail: AddSuppliesDetail) => boolean | void) | undefined;
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
};

/** What the package's calculatorMarkup takes. */
export type MarkupOptions = Omit<
  CalculatorOptions,
  'onCalculated' | 'onAddSupplies' | 'onReady' | 'onError'
> & {
  /** Origin of the shop that 'Add what I need' opens. */
  shop: string;
  /** 'wax' by default. */
  type?: CalculatorType | undefined;
  /** For the inline style, where your policy asks for one. */
  nonce?: string | undefined;
  /** HTML between the tags, shown by browsers without declarative shadow roots until the calculator is ready. */
  children?: string | undefined;
};
