import './progress.css';

export { Progress } from 'antd';
