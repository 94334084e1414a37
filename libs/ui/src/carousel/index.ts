import './carousel.css';

export { Carousel } from './carousel';
