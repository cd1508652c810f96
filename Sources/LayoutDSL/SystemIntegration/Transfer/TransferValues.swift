import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewCore

extension Image: Transferable {
  /// A picture, which only the screen that draws it can make.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { _ in
      throw CocoaError(.featureUnsupported)
    }
  }
}

extension Color: Transferable {
  /// The components of the colour in text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .utf8PlainText) { Data("\($0)".utf8) }
  }
}
