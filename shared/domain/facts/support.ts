/** Rule content.support. 'EST' all year round. */
export const support = {
  hours: [
    { days: 'Monday to Friday', hours: '9am–6pm' },
    { days: 'Saturday', hours: '10am–4pm' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  timeZone: 'EST',
  returnsLine: 'Monday to Friday, 9am–5pm EST',
  response: '24–48 business hours',
} as const;
