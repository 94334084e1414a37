import { sendImage, useUpdateProfileMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, ButtonLink, Card, Form, PageHeading, TextField } from '@kaaj/ui';
import { useRefusedFields } from '@kaaj/page-kit';
import {
  reportProfile,
  useCommonMessages,
  useNavigate,
  useOnline,
  usePageTitle,
  useSession,
  useToast,
} from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { faceToSend } from '../../shared/face-to-send';
import { focusField, onSubmit, typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { Page } from '../../shared/page';
import { PictureField } from '../../shared/picture-field';
import styles from './profile.module.css';

/** Changes the name and the picture that others see. */
export default function EditProfilePage() {
  const t = useMessages();
  const { person, user } = useSession();
  usePageTitle(t('profile.edit'));
  if (!person) return null;
  const now = { name: user?.name ?? person.displayName, picture: user?.image ?? person.photoURL };
  return (
    <Page>
      <PageHeading title={t('profile.edit')} lead={t('profile.editLead')} />
      <Card as="section" padding="large" className={styles.form}>
        <EditForm key={person.email} now={now} />
      </Card>
    </Page>
  );
}

function EditForm({ now }: { readonly now: { readonly name: string; readonly picture: string } }) {
  const t = useMessages();
  const common = useCommonMessages();
  const toast = useToast();
  const online = useOnline();
  const navigate = useNavigate();
  const [name, setName] = useState(now.name);
  const [drawn, setDrawn] = useState<number>();
  const [missing, setMissing] = useState(false);
  const [notAnImage, setNotAnImage] = useState(false);
  const [sending, setSending] = useState(false);
  const [updateProfile] = useUpdateProfileMutation();
  const { refused, refuse, clear } = useRefusedFields();

  async function submit(form: HTMLFormElement) {
    const displayName = typed(form, 'name');
    const picker = form.elements.namedItem('image');
    const picked = picker instanceof HTMLInputElement ? picker.files?.[0] : undefined;
    const wrongFile = drawn === undefined && picked !== undefined && !picked.type.startsWith('image/');
    setMissing(displayName === '');
    setNotAnImage(wrongFile);
    clear();
    focusField(form, wrongFile ? 'image' : displayName === '' ? 'name' : undefined);
    if (wrongFile || displayName === '' || sending) return;
    setSending(true);
    try {
      const another = picked !== undefined || drawn !== undefined;
      const photoURL = another ? await sendImage(await faceToSend(picked, displayName, drawn)) : undefined;
      const { data } = await updateProfile({ profileBody: { displayName, ...(photoURL && { photoURL }) } }).unwrap();
      reportProfile(data);
      toast.success(t('profile.saved'));
      await navigate('/profile', { replace: true });
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Form className={formStyles.form} onSubmit={onSubmit(submit)}>
      <PictureField
        name={name}
        now={now.picture}
        drawn={drawn}
        onDraw={setDrawn}
        error={notAnImage ? t('picture.type') : refused['photoURL']}
        disabled={sending}
      />
      <TextField
        label={t('signUp.name')}
        name="name"
        autoComplete="name"
        maxLength={LENGTHS.name}
        defaultValue={now.name}
        onChange={({ target }) => setName(target.value)}
        required
        error={missing ? common('field.required') : refused['displayName']}
      />
      <Button type="submit" size="large" block pending={sending} disabled={!online} className={formStyles.submit}>
        {t('profile.save')}
      </Button>
      <ButtonLink variant="ghost" block href="/profile">
        {t('profile.back')}
      </ButtonLink>
    </Form>
  );
}
