/** The families of wicks, as tabs; cotton is the default (rule calculators.wick-families). */
export const wickFamilies = ['cotton', 'wooden', 'zinc', 'specialty'] as const;
export type WickFamilyId = (typeof wickFamilies)[number];
