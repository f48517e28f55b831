/** What has to be said of formulas that are not today’s. */
export const remarks = {
  former:
    'These are the figures of version {version} of our formulas, as in the link. Press Calculate for today’s.',
  unknown: 'There is no version {version} of our formulas: these are today’s figures.',
};
