/** The styles that every page begins with. */
import './tokens.css';
import './base.css';
import './grid.css';
