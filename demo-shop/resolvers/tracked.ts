/** A product or collection as a search found it. */
export interface Tracked {
	trackingParameters?: string;
}
