/** Rule content.returns. */
export const returnsPolicy = {
  /** Days after delivery for unused, unopened products. */
  windowDays: 30,
  /** Days after delivery, with photos. */
  damageReportDays: 7,
  /** Business days until the return authorization number is e-mailed. */
  authorizationDays: { min: 1, max: 2 },
  /** Business days after inspection. */
  refundDays: { min: 5, max: 7 },
  excluded: ['opened fragrance oils', 'used wicks', 'melted wax', 'custom items'],
} as const;
