export { BannerCarousel } from '../components/BannerCarousel/BannerCarousel.tsx'
