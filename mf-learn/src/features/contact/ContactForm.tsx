import { brand } from '@shop/domain/site/brand';
import { postForm } from '@shop/domain/site/postForm';
import { useDispatch, useSite } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { TextAreaField, TextField } from '@shop/ui/Field';
import { type FormEvent, useState } from 'react';
import { checkMessage, type MessageErrors, type MessageField, messageFields } from './checkMessage';
import { notSent, sent } from './contactNotices';

function readMessage(form: HTMLFormElement): Record<MessageField, string> {
  const data = new FormData(form);
  const text = (name: MessageField) => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/**
 * The contact form. Where the operator has set an address it is posted there; without one nothing is sent and the
 * notice follows (rule content.contact). A failure keeps what was typed.
 */
export function ContactForm() {
  const { contactEndpoint } = useSite();
  const dispatch = useDispatch();
  const [errors, setErrors] = useState<MessageErrors>({});
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const fields = readMessage(element);
    const email = element.elements.namedItem('email');
    const isEmailAddress = email instanceof HTMLInputElement && !email.validity.typeMismatch;
    const found = checkMessage(fields, isEmailAddress);
    setErrors(found);
    const first = messageFields.find((field) => found[field]);
    if (first) {
      const field = element.querySelector<HTMLElement>(`[name="${first}"]`);
      // One that has the focus already would not be read again.
      field?.blur();
      field?.focus();
      return;
    }
    setIsSending(true);
    const isAccepted = contactEndpoint === null || (await postForm(contactEndpoint, fields));
    setIsSending(false);
    if (!isAccepted) {
      dispatch(notSent());
      return;
    }
    // What was typed meanwhile was not sent.
    if (messageFields.every((name) => readMessage(element)[name] === fields[name])) element.reset();
    dispatch(sent());
  };

  return (
    // The shop's own sentences stand at the fields; `required` still tells assistive technology.
    // Lost script: a form of a dialog, outside of one, sends nothing; any other would write the message into the address.
    <form method="dialog" onSubmit={submit} noValidate>
      <TextField label="Name" name="name" autoComplete="name" required error={errors.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <TextField label="Subject" name="subject" required error={errors.subject} />
      <TextAreaField label="Message" name="message" required error={errors.message} />
      <noscript>
        <p>This form needs JavaScript. Without it, write to {brand.email}.</p>
      </noscript>
      <Button type="submit" isBusy={isSending}>
        {isSending ? 'Sending...' : 'Send message'}
      </Button>
    </form>
  );
}
