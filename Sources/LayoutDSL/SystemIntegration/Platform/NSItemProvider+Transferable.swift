#if !canImport(ObjectiveC)
  import CoreTransferable
  import Foundation

  extension NSItemProvider {
    /// Registers a value, which receivers of its type take.
    public func register<Value: Transferable>(_ transferable: @autoclosure () -> Value) {
      let value = transferable()
      item = value
      registeredTypeIdentifiers.append(Self.typeIdentifier(of: value))
    }

    /// Sends the item to a closure as a value of a type, at once; an error if it has another type.
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
