import { sendImage, useUpdateProfileMutation } from '@kaaj/api-client';
import { LENGTHS } from '@kaaj/contract';
import { Button, ButtonLink, Card, Form, PageHeading, TextField } from '@kaaj/ui';
import { useSend } from '@kaaj/page-kit';
import { reportProfile, useNavigate, useSession } from '@kaaj/web-kit';
import { useState } from 'react';
import { useMessages } from '../../messages';
import { prepareAvatar } from '../../shared/prepare-avatar';
import { typed } from '../../shared/form';
import formStyles from '../../shared/form.module.css';
import { AccountPage } from '../../shared/account-page';
import { PictureField } from '../../shared/picture-field';
import styles from './profile.module.css';

/** Changes the name and the picture that others see. */
export default function EditProfilePage() {
  const t = useMessages();
  const { person, user } = useSession();
  if (!person) return null;
  const now = { name: user?.name ?? person.displayName, picture: user?.image ?? person.photoURL };
  return (
    <AccountPage>
      <PageHeading title={t('profile.edit')} lead={t('profile.editLead')} />
      <Card as="section" padding="large" className={styles.form}>
        <EditForm key={person.email} now={now} />
      </Card>
    </AccountPage>
  );
}

function EditForm({ now }: { readonly now: { readonly name: string; readonly picture: string } }) {
  const t = useMessages();
  const navigate = useNavigate();
  const [name, setName] = useState(now.name);
  const [drawn, setDrawn] = useState<number>();
  const [updateProfile] = useUpdateProfileMutation();
  const { send, fieldErrors, button } = useSend();

  function submit(form: HTMLFormElement) {
    const displayName = typed(form, 'name');
    const picker = form.elements.namedItem('image');
    const picked = picker instanceof HTMLInputElement ? picker.files?.[0] : undefined;
    const wrongFile = drawn === undefined && picked !== undefined && !picked.type.startsWith('image/');
    const another = picked !== undefined || drawn !== undefined;
    const save = async () => {
      const photoURL = another ? await sendImage(await prepareAvatar(picked, displayName, drawn)) : undefined;
      return updateProfile({ profileBody: { displayName, ...(photoURL && { photoURL }) } }).unwrap();
    };
    void send(save, {
      form,
      fieldErrors: { photoURL: wrongFile && t('picture.type'), displayName: displayName === '' },
      success: t('profile.saved'),
      onSuccess: async ({ data }) => {
        reportProfile(data);
        await navigate('/profile', { replace: true });
      },
    });
  }

  return (
    <Form className={formStyles.form} onSubmit={({ currentTarget }) => submit(currentTarget)}>
      <PictureField
        name={name}
        now={now.picture}
        drawn={drawn}
        onDraw={setDrawn}
        error={fieldErrors['photoURL']}
        disabled={button.pending}
      />
      <TextField
        label={t('signUp.name')}
        name="name"
        autoComplete="name"
        maxLength={LENGTHS.name}
        defaultValue={now.name}
        onChange={({ target }) => setName(target.value)}
        required
        error={fieldErrors['displayName']}
      />
      <Button type="submit" size="large" block {...button} className={formStyles.submit}>
        {t('profile.save')}
      </Button>
      <ButtonLink variant="ghost" block href="/profile">
        {t('profile.back')}
      </ButtonLink>
    </Form>
  );
}
