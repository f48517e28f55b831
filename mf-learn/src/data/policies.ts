/** When both policies were last changed (rule content.policies). */
export const policiesUpdated = '2025-05-22';

/** Terms promise this much notice of material changes, days. */
export const noticeDays = 30;

/** Younger visitors are not meant to use the shop (rule content.policies). */
export const minimumAge = 13;
