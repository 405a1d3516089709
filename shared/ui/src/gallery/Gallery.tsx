/** The former name, which remotes outside this repository may import. */
export { ComponentGallery as Gallery } from './ComponentGallery.tsx';
