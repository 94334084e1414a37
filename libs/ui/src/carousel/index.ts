import './carousel.css';

export { Carousel, type CarouselProps } from './carousel';
