/**
 * @shopify/remix-oxygen makes the text of every error its stack. Such texts go out to visitors
 * (a 405 of the router carries one), so errors say again what they say everywhere else.
 * Import this after it.
 */
Error.prototype.toString = function errorText(this: Error): string {
	return this.message ? `${this.name}: ${this.message}` : this.name;
};
