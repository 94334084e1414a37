import { isApiError, useSubscribeNewsletterMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Banner, Button, Container, Form, Section, TextField } from '@kaaj/ui';
import { MailIcon } from '@kaaj/ui/icons';
import { fieldText, problemText, useCommonMessages } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { focusField, looksLikeEmail, onSubmit, typedEmail } from '../../shared/form';
import styles from './newsletter.module.css';

export function Newsletter() {
  const t = useMessages();
  const common = useCommonMessages();
  const [subscribe, { isLoading }] = useSubscribeNewsletterMutation();
  const [wrong, setWrong] = useState<string>();
  const [subscribed, setSubscribed] = useState<string>();

  async function submit(form: HTMLFormElement) {
    const email = typedEmail(form, 'email');
    setSubscribed(undefined);
    setWrong(looksLikeEmail(email) ? undefined : common('field.isEmail'));
    if (!looksLikeEmail(email)) return focusField(form, 'email');
    try {
      await subscribe({ newsletterBody: { email } }).unwrap();
      setSubscribed(email);
      form.reset();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const [refused] = error.errors;
      setWrong(refused ? fieldText(refused) : problemText(error));
    }
  }

  return (
    <Section tone="sunken" aria-labelledby="newsletter">
      <Container className={styles.box}>
        <div className={styles.words}>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p className="k-lead">{t('newsletter.text')}</p>
        </div>
        <div className={styles.form}>
          <Form className={styles.line} onSubmit={onSubmit(submit)}>
            <TextField
              label={t('newsletter.email')}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={LENGTHS.email}
              icon={<MailIcon />}
              required
              error={wrong}
            />
            <Button type="submit" pending={isLoading} className={styles.send}>
              {t('newsletter.submit')}
            </Button>
          </Form>
          {subscribed !== undefined && <Banner kind="good">{t('newsletter.done', { email: subscribed })}</Banner>}
        </div>
      </Container>
    </Section>
  );
}
