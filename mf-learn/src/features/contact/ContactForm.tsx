import { brand } from '@shop/domain/site/brand';
import { postForm } from '@shop/domain/site/postForm';
import { useDispatch, useSite } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { TextAreaField, TextField } from '@shop/ui/Field';
import { type FormEvent, useRef, useState } from 'react';
import { checkMessage, type MessageErrors, messageFields } from './checkMessage';
import { notSent, sent } from './contactNotices';

/**
 * The contact form. Where the operator has set an address it is posted there; without one nothing is sent and the
 * notice follows (rule content.contact). A failure keeps what was typed.
 */
export function ContactForm() {
  const { contactEndpoint } = useSite();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<MessageErrors>({});
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const data = new FormData(element);
    const text = (name: string) => String(data.get(name) ?? '');
    const fields = {
      name: text('name'),
      email: text('email'),
      subject: text('subject'),
      message: text('message'),
    };
    const email = element.elements.namedItem('email');
    const isEmailAddress = email instanceof HTMLInputElement && !email.validity.typeMismatch;
    const found = checkMessage(fields, isEmailAddress);
    setErrors(found);
    const first = messageFields.find((field) => found[field]);
    if (first) {
      element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setIsSending(true);
    const isAccepted = contactEndpoint === null || (await postForm(contactEndpoint, fields));
    setIsSending(false);
    if (!isAccepted) {
      dispatch(notSent());
      return;
    }
    form.current?.reset();
    dispatch(sent());
  };

  return (
    // The shop's own sentences stand at the fields; `required` still tells assistive technology.
    // Lost script: a form of a dialog, outside of one, sends nothing; any other would write the message into the address.
    <form ref={form} method="dialog" onSubmit={submit} noValidate>
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
