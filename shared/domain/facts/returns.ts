/** Returns (rule content.returns). */
export const returnsPolicy = {
  /** Days after delivery in which unused, unopened products come back. */
  windowDays: 30,
  /** Days after delivery in which damage is reported, with photos. */
  damageReportDays: 7,
  /** Business days until the return authorization number is e-mailed. */
  authorizationDays: { min: 1, max: 2 },
  /** Business days after inspection until the refund reaches the original payment. */
  refundDays: { min: 5, max: 7 },
  excluded: ['opened fragrance oils', 'used wicks', 'melted wax', 'custom items'],
} as const;
