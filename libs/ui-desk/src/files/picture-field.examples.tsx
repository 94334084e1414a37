import { useWords } from '@kaaj/ui/gallery';
import { useState } from 'react';
import { Form } from '../forms';
import { PictureField } from './picture-field';

const nothing = () => undefined;

/** Half of a picture that is picked here is sent, and no more. */
const sendHalf = (_: File, { onProgress }: { onProgress: (share: number) => void }) => {
  onProgress(0.5);
  return new Promise<string>(nothing);
};

export default function PictureFieldExamples() {
  const t = useWords();
  const [picture, setPicture] = useState('');
  return (
    <Form values={{ picture }} onChange={(_, value) => setPicture(value)}>
      <PictureField
        name="picture"
        label={t.title}
        required
        texts={{ ...t.picture, uploading: t.texts.loading }}
        send={sendHalf}
        onSending={nothing}
        onFailed={nothing}
      />
    </Form>
  );
}
