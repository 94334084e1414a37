import bn from '../../../texts/contact.bn.md';
import en from '../../../texts/contact.en.md';
import { SitePage } from './site-page';

export default function ContactPage() {
  return <SitePage texts={{ en, bn }} />;
}
