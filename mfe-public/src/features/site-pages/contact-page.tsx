import bn from '../../../texts/contact.bn.md';
import en from '../../../texts/contact.en.md';
import { SitePageLayout } from './site-page-layout';

export default function ContactPage() {
  return <SitePageLayout texts={{ en, bn }} />;
}
