// The identifiers of types, under the name of the system's services.
@_exported import MobileCoreServices
