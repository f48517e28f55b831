/** Contact message (rule content.contact): all required. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageErrors = Partial<Record<MessageField, string>>;

const missing: Record<MessageField, string> = {
  name: 'Enter your name.',
  email: 'Enter your email address, so that we can answer.',
  subject: 'Enter a subject.',
  message: 'Enter your message.',
};

/**
 * What is wrong with a message, by field. Blanks alone are nothing; whether an address is one is the browser's
 * judgment (rule content.contact).
 */
export function checkMessage(fields: Record<MessageField, string>, isEmailAddress: boolean): MessageErrors {
  const errors: MessageErrors = {};
  for (const field of messageFields) {
    if (fields[field].trim() === '') errors[field] = missing[field];
  }
  if (!errors.email && !isEmailAddress) {
    errors.email = 'Enter an email address like name@example.com.';
  }
  return errors;
}
