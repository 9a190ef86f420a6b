/** Widths in `srcset`, in pixels: 400, 800 … 3200. */
export const IMAGE_WIDTHS = {
	startingWidth: 400,
	incrementSize: 400,
	intervals: 8,
	/** Width of `src`, for browsers without `srcset`. */
	placeholderWidth: 800,
} as const;

/** One third of the viewport beside other columns, else its full width. */
export const IMAGE_SIZES = '(min-width: 1024px) 33vw, 100vw';

/** In pixels. */
export const LARGEST_WIDTH = 3200;
