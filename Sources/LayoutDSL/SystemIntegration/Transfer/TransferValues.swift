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

#if !canImport(ObjectiveC)
  extension NSItemProvider {
    /// Registers a value, which receivers of its type take.
    public func register<Value: Transferable>(_ transferable: @autoclosure () -> Value) {
      let value = transferable()
      item = value
      registeredTypeIdentifiers.append(Self.typeIdentifier(of: value))
    }

    /// Sends the item to a closure as a value of a type, at once; an error if it is none.
    @discardableResult
    public func loadTransferable<Value: Transferable>(
      type transferableType: Value.Type,
      completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
    ) -> Progress {
      completionHandler(
        value(Value.self).map { .success($0) } ?? .failure(CocoaError(.coderValueNotFound)))
      return Progress(totalUnitCount: 1)
    }
  }
#endif
