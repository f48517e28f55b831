/** Properties that only the embed reads: the minifier shortens them. A test holds the list. */
export const internalNames = `
  actions also byType content onSelect selected title belowCm bounds calculate calculation canWeigh category cdByDiameterInches cells
  change choices cleanup constants containers densityFactor dollarsPerOunce dollarsPerWick
  ecoByDiameterCm effects field figures fitting fragranceDollarsPerOunce fragranceShare gapCm
  gramsPerOunce group groups hasEffects hasEstimate hasSpareWax hint invalid isAboveMin
  isDue isInvalid isLowered isMetric isRequired isStale isWhole isWide lengthCm look madeFrom
  maximumLoadPercent memory money needed note number oneWickUpToInches onFollow onOpened onWeighed
  ouncesPerGram pack_amount pieces placeholder prices props query read redraw remark rewrite sentence
  slug spoken stage steps suppliesWaxes tips tree underCm upToInches variant waxes wax_type wickGuideRows
`
  .trim()
  .split(/\s+/);
