/** Texts that are given to the letter, with a typewriter's apostrophe. */
const GIVEN = ["Beginner's Guide", "Candlemaker's Deluxe Gift Set"];

/** Names of buttons that are given to the letter; every other button is written as a sentence. */
const GIVEN_BUTTONS = ['Add to Cart', 'Buy Now', 'Clear Cart', 'Continue Shopping', 'Proceed to Checkout'];

const STRAIGHT_QUOTES = /.{0,20}["'].{0,20}/g;
const BRITISH =
  /\b(?:colours?|grey|centr(?:e|ing)|favourites?|flavours?|behaviour|labell(?:ed|ing)|tunnell(?:ed|ing)|moulds?|cupboards?|autumn|cosy|aluminium|(?:kilo|centi|milli)?(?:metre|litre)s?|whilst|organis\w+|licence|dispatch(?:ed)?)\b/gi;
/** What once stood on a page and nobody would say. */
const UNSAID =
  /drowns, too big|what the material costs roughly|say it all|stands on the page|pay the way back|go round again|breaks the light|Lay out first|Somebody curious|Mind:|look in again|our payment provider/g;

/** What is not in the shop's way of writing, each as it stands there. */
export function findingsIn(text: string): string[] {
  const own = GIVEN.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [STRAIGHT_QUOTES, BRITISH, UNSAID].flatMap((pattern) => own.match(pattern) ?? []);
}

/** True for a button with a capital in the middle of a sentence that is neither given nor part of a name: what headings say. */
export function isOddlyCased(button: string, names: string[]): boolean {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ''), button);
  return !GIVEN_BUTTONS.includes(button) && /[^.] [A-Z][a-z]/.test(own);
}
