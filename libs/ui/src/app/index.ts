import '../../dist/antd.css';
import '../styles/antd.css';

export { UiRoot, type UiRootProps } from './ui-root';
export { useUi, type ConfirmQuestion, type Ui } from './use-ui';
