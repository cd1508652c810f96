// Times and samples, which AVFoundation declares.
@_exported import AVFoundation
