/** The lid of a box: a drawing that is a file of its own, so that a server can make pictures of it. */
import './lid-art.css';

/** It says nothing to a screen reader: the title stands beside it. `svg` is a file of this project, built into the page. */
export const LidArt = ({ svg }: { svg: string }) => (
  <span class="lid-drawing" dangerouslySetInnerHTML={{ __html: svg }} />
);
