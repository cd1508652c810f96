import Foundation
import Render
import Testing

extension Pixmap: Attachable {
  /// Calls a function with the picture as a PNG.
  public borrowing func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<Pixmap>,
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try pngData().withUnsafeBytes(body)
  }

  /// The suggested name with the extension of a PNG.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<Pixmap>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : "\(suggestedName).png"
  }
}
