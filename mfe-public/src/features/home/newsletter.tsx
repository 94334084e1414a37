import { useSubscribeNewsletterMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Banner, Button, Container, Form, Section, TextField } from '@kaaj/ui';
import { MailIcon } from '@kaaj/ui/icons';
import { useSend } from '@kaaj/page-kit';
import { problemText } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { looksLikeEmail, typedEmail } from '../../shared/form';
import styles from './newsletter.module.css';

export function Newsletter() {
  const t = useMessages();
  const [subscribe] = useSubscribeNewsletterMutation();
  const [problem, setProblem] = useState<string>();
  // The error is shown at the only field.
  const { send, fieldErrors, pending } = useSend(() => undefined);
  const [subscribed, setSubscribed] = useState<string>();

  function submit(form: HTMLFormElement) {
    const email = typedEmail(form, 'email');
    setSubscribed(undefined);
    setProblem(undefined);
    void send(() => subscribe({ newsletterBody: { email } }).unwrap(), {
      form,
      fieldErrors: { email: looksLikeEmail(email) ? undefined : t('field.isEmail') },
      onSuccess: () => {
        setSubscribed(email);
        form.reset();
      },
      onError: (error) => setProblem(problemText(error)),
    });
  }

  return (
    <Section tone="sunken" aria-labelledby="newsletter">
      <Container className={styles.box}>
        <div className={styles.words}>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p className="k-lead">{t('newsletter.text')}</p>
        </div>
        <div className={styles.form}>
          <Form className={styles.line} onSubmit={({ currentTarget }) => submit(currentTarget)}>
            <TextField
              label={t('newsletter.email')}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={LENGTHS.email}
              icon={<MailIcon />}
              required
              error={fieldErrors['email'] ?? problem}
            />
            <Button type="submit" pending={pending} className={styles.send}>
              {t('newsletter.submit')}
            </Button>
          </Form>
          {subscribed !== undefined && <Banner kind="good">{t('newsletter.done', { email: subscribed })}</Banner>}
        </div>
      </Container>
    </Section>
  );
}
