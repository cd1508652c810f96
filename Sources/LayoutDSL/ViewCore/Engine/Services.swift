/// The services of the host: text, images and translations.
package struct Services: Sendable {
  package let text: any TextLayoutEngine
  package let images: any ImageProvider
  package let strings: (any StringProvider)?

  package init(
    text: any TextLayoutEngine, images: any ImageProvider, strings: (any StringProvider)? = nil
  ) {
    self.text = text
    self.images = images
    self.strings = strings
  }
}
